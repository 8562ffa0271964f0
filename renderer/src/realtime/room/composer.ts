import { errorText } from '#renderer/lib/error-text.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { noteTutorialAct } from '#renderer/session/tutorial-acts.ts'
import { MESSAGE_MAX } from '#shared/constants/limits.ts'
import { CHAT_GAP_GRACE_MS, CHAT_GAP_MS } from '#shared/constants/timings.ts'
import { answerData } from '#shared/schemas/game.ts'
import { cleanText } from '#shared/schemas/primitives.ts'
import { activeConnection, request } from './active-connection.ts'
import { updateModel } from './handle-room-event.ts'
import { roomState, setDraft, setRoom } from './room-store.ts'

/** `waits`: it is sent by itself as soon as allowed. `full`: one waits already, and this one stays in the input. */
export type Submission = 'empty' | 'sent' | 'waits' | 'full'

let timer: ReturnType<typeof setTimeout> | undefined

/** When the next message may be sent, in `performance.now()`: two seconds after the last, and not before the server's limit. */
export function nextSendAt(): number {
  const { sentAt, model } = roomState()
  return Math.max(sentAt === null ? 0 : sentAt + CHAT_GAP_MS, model.blockedUntil ?? 0)
}

/** The server reads the line only where a voice can be had for it, and takes a token only then. */
const isSpeaking = (): boolean => usePreferences.getState().speaks

const waitLeft = (): number => nextSendAt() - performance.now()

/** Returns whether a line has to wait. The server counts the pause from the arrival of the last line, so its answer comes first. */
const mustWait = (): boolean => waitLeft() > 0 || roomState().sending !== null || !activeConnection()?.isUp

/** What Enter does: the draft becomes a message, sent now or as soon as the pause between two messages is over. */
export function submitDraft(): Submission {
  const { roomId, drafts, waiting } = roomState()
  const text = cleanText(roomId === null ? '' : (drafts[roomId] ?? '')).slice(0, MESSAGE_MAX)
  if (roomId === null || text === '') return 'empty'
  if (waiting !== null) return 'full'
  setDraft(roomId, '')
  if (mustWait()) {
    setRoom({ waiting: text })
    scheduleSending()
    return 'waits'
  }
  void send(roomId, text)
  return 'sent'
}

function scheduleSending(): void {
  clearTimeout(timer)
  // While disconnected or unanswered, the reconnection or the answer sends the line.
  if (activeConnection()?.isUp && roomState().sending === null)
    timer = setTimeout(sendWaitingMessage, Math.max(waitLeft(), 0) + 1)
}

/** Moves the waiting message back into the input, if that is empty. */
export function recallWaitingMessage(): void {
  const { roomId, drafts, waiting } = roomState()
  if (roomId === null || waiting === null || (drafts[roomId] ?? '') !== '') return
  clearTimeout(timer)
  setRoom({ waiting: null })
  setDraft(roomId, waiting)
}

/** Called when the pause is over, the last line is answered, or the connection is back. */
export function sendWaitingMessage(): void {
  const { roomId, waiting } = roomState()
  if (roomId === null || waiting === null) return
  if (mustWait()) {
    scheduleSending()
    return
  }
  setRoom({ waiting: null })
  void send(roomId, waiting)
}

async function send(roomId: string, text: string): Promise<void> {
  setRoom({
    sentAt: performance.now(),
    lastLines: { ...roomState().lastLines, [roomId]: text },
    sending: text,
  })
  const ack = await request('chat_message', { roomId, message: text, ...(isSpeaking() && { useTts: true }) })
  const arrivedBy = performance.now() - CHAT_GAP_GRACE_MS
  if (roomState().sending === text) setRoom({ sending: null })
  if (ack.success) setRoom({ sentAt: Math.max(roomState().sentAt ?? 0, arrivedBy) })
  sendWaitingMessage()
  if (!ack.success) return restoreDraft(roomId, text, ack)
  noteTutorialAct('press_enter')
  const judged = answerData.safeParse(ack.data)
  if (judged.success && judged.data.result === 'close') {
    updateModel({ name: 'own_close_guess', payload: { message: text }, at: performance.now() })
  }
}

/** A refused message returns to the input, unless the player is typing another by now. */
function restoreDraft(
  roomId: string,
  text: string,
  { code, error }: { code?: string | undefined; error?: string | undefined },
) {
  if ((roomState().drafts[roomId] ?? '') === '') setDraft(roomId, text)
  // The event of the same name has notified already, with the seconds; after leaving the room no notice is needed.
  if (code !== 'RATE_LIMITED' && roomState().roomId === roomId)
    notify('refused', { text: errorText({ code, message: error ?? '' }) })
}
