import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { MESSAGE_MAX } from '#shared/constants/limits.ts'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'
import { answerData } from '#shared/schemas/game.ts'
import { cleanText } from '#shared/schemas/primitives.ts'
import { ask, currentConnection } from './room-line.ts'
import { roomState, setDraft, setRoom } from './room-store.ts'
import { tellBoard } from './tell-board.ts'

/** `armed`: it may not go out yet, and goes out by itself as soon as it may. */
export type Submission = 'empty' | 'sent' | 'armed'

let timer: ReturnType<typeof setTimeout> | undefined

/** When the next line may go out, in `performance.now()`: two seconds after the last, and not before the server's limit. */
export function maySpeakAt(): number {
  const { sentAt, board } = roomState()
  return Math.max(sentAt === null ? 0 : sentAt + CHAT_GAP_MS, board.blockedUntil ?? 0)
}

/** What ↵ does: the draft goes out now or, within the pause between two lines, by itself at its end. */
export function submitDraft(): Submission {
  const { roomId, drafts } = roomState()
  const text = cleanText(roomId === null ? '' : (drafts[roomId] ?? '')).slice(0, MESSAGE_MAX)
  if (roomId === null || text === '') {
    disarm()
    return 'empty'
  }
  const wait = maySpeakAt() - performance.now()
  if (wait > 0 || !currentConnection()?.isUp) {
    arm(wait)
    return 'armed'
  }
  disarm()
  setDraft(roomId, '')
  void send(roomId, text)
  return 'sent'
}

function arm(wait: number): void {
  setRoom({ armed: true })
  clearTimeout(timer)
  // While the line is down there is nothing to wait for but its return, which wakes the draft.
  if (currentConnection()?.isUp) timer = setTimeout(wakeArmedLine, Math.max(wait, 0) + 1)
}

export function disarm(): void {
  clearTimeout(timer)
  if (roomState().armed) setRoom({ armed: false })
}

/** The pause is over, or the line is up again. */
export function wakeArmedLine(): void {
  if (roomState().armed) submitDraft()
}

async function send(roomId: string, text: string): Promise<void> {
  setRoom({ sentAt: performance.now(), lastLines: { ...roomState().lastLines, [roomId]: text } })
  const ack = await ask('chat_message', { roomId, message: text })
  if (!ack.success) return giveBack(roomId, text, ack)
  const judged = answerData.safeParse(ack.data)
  if (judged.success && judged.data.result === 'close') {
    tellBoard({ name: 'own_close_guess', payload: { message: text }, at: performance.now() })
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
    toast.error(errorText({ code, message: error ?? '' }))
}
