import type { ReactNode } from 'react'
import classes from '#renderer/components/empty-panel.module.css'

/** The place of a list with nothing in it: an `EmptyState` as a line where there is room, so that what is around stays in sight. */
export function EmptyPanel({ children }: { children: ReactNode }) {
  return (
    <div className={classes.panel}>
      <div className={classes.frame}>{children}</div>
    </div>
  )
}
