import type { ReactNode } from 'react'
import controls from '#renderer/components/plain-controls.module.css'

interface AppLinkProps {
  to: '/register' | '/login'
  look?: 'plain'
  children: ReactNode
}

/** A link into the app, which loads then. */
export const AppLink = ({ to, look, children }: AppLinkProps) => (
  <a href={to} className={`${controls.button} ${controls.large}`} data-look={look}>
    {children}
  </a>
)
