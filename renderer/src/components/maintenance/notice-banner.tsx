import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '#renderer/components/maintenance/notice-banner.module.css'

interface NoticeBannerProps {
  /** What it is, for those who do not see it. */
  label: string
  icon: ReactNode
  /** Of its button. */
  close: string
  onClose?: (() => void) | undefined
  testId?: string | undefined
  children: ReactNode
}

/** A line above every screen, until the player closes it. */
export const NoticeBanner = ({ label, icon, close, onClose, testId, children }: NoticeBannerProps) => (
  <section className={classes.banner} aria-label={label} data-testid={testId}>
    <span className={classes.icon}>{icon}</span>
    <p className={classes.text} role="status">
      {children}
    </p>
    <CloseButton aria-label={close} onClick={onClose} />
  </section>
)
