import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type Priority, setAnnouncerOutlet } from '#renderer/lib/announcer.ts'

/** The app's two live regions. They stay in the page for good: a region that comes with its text is not read. */
export function Announcer() {
  const [said, setSaid] = useState<{ message: string; priority: Priority; turn: number }>()

  useEffect(
    () =>
      setAnnouncerOutlet((message, priority) =>
        setSaid((before) => ({ message, priority, turn: (before?.turn ?? 0) + 1 })),
      ),
    [],
  )

  // A trailing space that comes and goes makes the same words a change, which is what readers listen for.
  const text = said && said.message + (said.turn % 2 === 0 ? '\u00a0' : '')
  return (
    <VisuallyHidden>
      <div aria-live="polite" data-testid="announcer-polite">
        {said?.priority === 'polite' ? text : ''}
      </div>
      <div aria-live="assertive" data-testid="announcer-assertive">
        {said?.priority === 'assertive' ? text : ''}
      </div>
    </VisuallyHidden>
  )
}
