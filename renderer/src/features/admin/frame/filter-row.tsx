import type { ReactNode } from 'react'
import classes from '#renderer/features/admin/frame/filter-row.module.css'

/** What narrows a list: a row above it, on a phone two to a line. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
