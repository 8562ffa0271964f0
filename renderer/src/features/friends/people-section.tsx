import { type ReactNode, useEffect, useId, useRef } from 'react'
import classes from '#renderer/features/friends/friends.module.css'

interface PeopleSectionProps {
  title: string
  count: number
  /** Also with nobody in it. */
  isAlwaysThere?: boolean
  children: ReactNode
}

/** One list of people under its heading. */
export function PeopleSection({ title, count, isAlwaysThere = false, children }: PeopleSectionProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    // The row that had the focus is gone: it must not fall out of the panel.
    const hasShrunk = count < before.current
    before.current = count
    if (hasShrunk && document.activeElement === document.body) heading.current?.focus()
  }, [count])
  if (count === 0 && !isAlwaysThere) return null
  return (
    <section aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={classes.heading}>
        {title} {count > 0 && <span className={classes.number}>{count}</span>}
      </h3>
      {count > 0 && <ul className={classes.list}>{children}</ul>}
    </section>
  )
}
