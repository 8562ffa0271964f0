import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from '#renderer/features/admin/frame/section.module.css'

interface SectionProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page of the panel, under a heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <header>
        <Title order={2} size="h4" id={id}>
          {title}
        </Title>
        {aside}
      </header>
      {children}
    </section>
  )
}
