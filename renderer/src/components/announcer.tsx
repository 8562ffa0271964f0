import { VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { type Announcement, type Priority, setAnnouncerOutlet } from '#renderer/lib/announcer.ts'

/** The app's two live regions. They are always in the page: a region that is inserted together with its text is not read. */
export function Announcer() {
  const [said, setSaid] = useState<{ now: Announcement | null; turn: number }>({ now: null, turn: 0 })

  useEffect(() => setAnnouncerOutlet((now) => setSaid(({ turn }) => ({ now, turn: turn + 1 }))), [])

  // A trailing space that alternates turns the same text into a change, which screen readers announce.
  const text = said.now ? said.now.message + (said.turn % 2 === 0 ? '\u00a0' : '') : ''
  const region = (priority: Priority) => (
    <div aria-live={priority} data-testid={`announcer-${priority}`}>
      {said.now?.priority === priority && text}
    </div>
  )
  return (
    <VisuallyHidden>
      {region('polite')}
      {region('assertive')}
    </VisuallyHidden>
  )
}
