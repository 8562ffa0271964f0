import { Stack } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from '#renderer/components/page-section.module.css'

/** A part of a long page: its name in the margin, on a phone above it. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {title}
      </h2>
      <Stack gap="md">{children}</Stack>
    </section>
  )
}
