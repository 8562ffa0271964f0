import { errorText } from '#renderer/lib/error-text.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { MESSAGE_MAX } from '#shared/constants/limits.ts'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'
import { answerData } from '#shared/schemas/game.ts'
import { cleanText } from '#shared/schemas/primitives.ts'
import { ask, currentConnection } from './active-connection.ts'
import { updateModel } from './handle-room-event.ts'
import { roomState, setDraft, setRoom } from './room-store.ts'

/** `waits`: it goes out by itself as soon as it may. `full`: one waits already, and this one stays in the box. */
export type Submission = 'empty' | 'sent' | 'waits' | 'full'

let timer: ReturnType<typeof setTimeout> | undefined

/** When the next line may go out, in `performance.now()`: two seconds after the last, and not before the server's limit. */
export function maySpeakAt(): number {
  const { sentAt, board } = roomState()
  return Math.max(sentAt === null ? 0 : sentAt + CHAT_GAP_MS, board.blockedUntil ?? 0)
}

const waitLeft = (): number => maySpeakAt() - performance.now()

/** What ↵ does: the line in the box is fixed as it stands, and goes out now or at the end of the pause between two lines. */
export function submitDraft(): Submission {
  const { roomId, drafts, waiting } = roomState()
  const text = cleanText(roomId === null ? '' : (drafts[roomId] ?? '')).slice(0, MESSAGE_MAX)
  if (roomId === null || text === '') return 'empty'
  if (waiting !== null) return 'full'
  setDraft(roomId, '')
  if (waitLeft() > 0 || !currentConnection()?.isUp) {
    setRoom({ waiting: text })
    wakeLater()
    return 'waits'
  }
  void send(roomId, text)
  return 'sent'
}

function wakeLater(): void {
  clearTimeout(timer)
  // While the line is down there is nothing to wait for but its return, which wakes it too.
  if (currentConnection()?.isUp) timer = setTimeout(wakeWaitingLine, Math.max(waitLeft(), 0) + 1)
}

/** Back into the box, if nothing else has been typed there. */
export function takeBackWaitingLine(): void {
  const { roomId, drafts, waiting } = roomState()
  if (roomId === null || waiting === null || (drafts[roomId] ?? '') !== '') return
  clearTimeout(timer)
  setRoom({ waiting: null })
  setDraft(roomId, waiting)
}

/** The pause is over, or the line is up again. */
export function wakeWaitingLine(): void {
  const { roomId, waiting } = roomState()
  if (roomId === null || waiting === null) return
  if (waitLeft() > 0 || !currentConnection()?.isUp) {
    wakeLater()
    return
  }
  setRoom({ waiting: null })
  void send(roomId, waiting)
}

async function send(roomId: string, text: string): Promise<void> {
  setRoom({ sentAt: performance.now(), lastLines: { ...roomState().lastLines, [roomId]: text } })
  const ack = await ask('chat_message', { roomId, message: text })
  if (!ack.success) return giveBack(roomId, text, ack)
  const judged = answerData.safeParse(ack.data)
  if (judged.success && judged.data.result === 'close') {
    updateModel({ name: 'own_close_guess', payload: { message: text }, at: performance.now() })
  }
}

/** A line that was not taken is not lost, unless the player is typing another by now. */
function giveBack(
  roomId: string,
  text: string,
  { code, error }: { code?: string | undefined; error?: string | undefined },
) {
  if ((roomState().drafts[roomId] ?? '') === '') setDraft(roomId, text)
  // The event of the same name has told already, with the seconds; and whoever has left the room need not be told.
  if (code !== 'RATE_LIMITED' && roomState().roomId === roomId)
    notify('refused', { text: errorText({ code, message: error ?? '' }) })
}
