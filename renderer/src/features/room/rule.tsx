import type { ReactNode } from 'react'
import classes from '#renderer/features/room/rules-card.module.css'

export function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.rule}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
