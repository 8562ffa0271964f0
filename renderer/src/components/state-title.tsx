import type { ReactNode } from 'react'
import classes from '#renderer/components/state-title.module.css'

/** What an empty, failed or missing place says first: of a whole page an `h1`, of a part of it an `h2`. */
export function StateTitle({ as: Heading, children }: { as: 'h1' | 'h2'; children: ReactNode }) {
  return <Heading className={classes.title}>{children}</Heading>
}
