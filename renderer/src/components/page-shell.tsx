import type { ReactNode } from 'react'
import classes from '#renderer/components/page-shell.module.css'

interface PageShellProps {
  title: string
  lead?: string
  /** Beside the title. */
  aside?: ReactNode
  width?: 'content' | 'narrow'
  children: ReactNode
}

/** A screen's frame: its one h1 and the width of its content. */
export function PageShell({ title, lead, aside, width = 'content', children }: PageShellProps) {
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>{title}</h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        {aside}
      </header>
      {children}
    </div>
  )
}
