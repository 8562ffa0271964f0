import type { ReactNode } from 'react'
import classes from '#renderer/components/state-title.module.css'

/** The title of an empty, failed or missing page (`h1`) or part of a page (`h2`). */
export function StateTitle({ as: Heading, children }: { as: 'h1' | 'h2'; children: ReactNode }) {
  return <Heading className={classes.title}>{children}</Heading>
}
