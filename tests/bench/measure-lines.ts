import { drive, type Patience, type Window } from './drive.ts'
import { encodeFrame } from './frames.ts'
import type { Layout } from './layouts.ts'
import type { SeatedCrowd } from './seating.ts'

/** About as long as lines are: the frame that carries it has some 90 bytes. */
const TALK = 'has anybody got an idea what it is?'

/** Talk in waiting rooms; its author waits to read it back. */
export function measureLines(
  pid: number,
  layout: Layout,
  crowd: SeatedCrowd,
  patience: Patience,
): Promise<Window> {
  const waits: number[] = []
  const senders = crowd.rooms.flatMap(({ id, speakers }) =>
    speakers.map((client, index) => {
      const marker = `speaker-${index.toString().padStart(2, '0')}`
      const frame = encodeFrame('chat_message', { roomId: id, message: `${marker} ${TALK}` })
      let sentAt = 0
      client.listen((name, heard) => {
        if (name === 'chat_message' && heard.includes(marker)) waits.push(performance.now() - sentAt)
      })
      return () => {
        sentAt = performance.now()
        client.send(frame)
      }
    }),
  )
  return drive({ pid, layout, crowd, senders, waits }, patience)
}
