import type { ReactNode } from 'react'
import controls from '#renderer/features/landing/controls.module.css'

interface CallLinkProps {
  to: '/register' | '/login'
  look?: 'plain'
  children: ReactNode
}

/** Leads out of this page and into the app, which loads then. */
export const CallLink = ({ to, look, children }: CallLinkProps) => (
  <a href={to} className={`${controls.button} ${controls.large}`} data-look={look}>
    {children}
  </a>
)
