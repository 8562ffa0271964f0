import { type SpokenLine, useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import { noteSpoken } from '#renderer/components/store/voice-status.ts'
import { playVoice, stopVoice } from '#renderer/lib/audio/voice-player.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { toast } from '#renderer/lib/toast.ts'
import { linesOf } from '#renderer/realtime/room/model-chat.ts'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'

/** Lines that wait while one is read: more would be read long after they were news. */
const WAITING_MOST = 3

const { getState, setState } = useSpokenLines

async function fetchLine(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.blob()
}

/** In its author's voice. Where that cannot be heard, the listener is told. */
const play = ({ url }: SpokenLine): Promise<boolean> =>
  playVoice((signal) => fetchLine(url, signal)).then(
    () => true,
    () => {
      toast.error(i18n.t('speech.failed'))
      return false
    },
  )

/** What does it is fetched with the first line that needs it. */
const speak = ({ text, language }: SpokenLine): Promise<boolean> =>
  import('#renderer/lib/audio/system-voice.ts')
    .then(({ speakBySystem }) => speakBySystem(text, language))
    .catch(() => false)

/** The voice that the listener wants first, the other where there is none. Nobody's own voice is replaced for themselves. */
async function read(line: SpokenLine): Promise<void> {
  const ways = [play, speak]
  if (usePreferences.getState().readsBySystem && !line.isOwn) ways.reverse()
  for (const way of ways) if (await way(line)) return
}

async function readAll(): Promise<void> {
  for (;;) {
    const [now = null, ...waiting] = getState().waiting
    setState({ now, waiting })
    if (now === null) return
    await read(now)
  }
}

/** Reads a line after those that wait; the oldest of too many is left out. Without sound nothing is read. */
function hearLine(line: SpokenLine): void {
  const { muted, voicesMuted } = usePreferences.getState()
  const { now, waiting, silenced } = getState()
  if (muted || voicesMuted || silenced.some(({ userId }) => userId === line.userId)) return
  setState({ waiting: [...waiting, line].slice(-WAITING_MOST) })
  if (now === null) void readAll()
}

export function hear({ messageId, audioUrl }: RoomServerPayload<'chat_audio'>): void {
  const { model } = roomState()
  const line = linesOf(model, model.room?.id).find(({ id }) => id === messageId)
  if (line?.kind !== 'message' || !model.room) return
  const { userId, username, message: text } = line.message
  const { language } = model.room
  const isOwn = userId === model.me
  if (isOwn) noteSpoken()
  const url = new URL(audioUrl, endpoint.origin || location.origin).href
  hearLine({ messageId, userId, username, text, language, isOwn, url })
}

/** Nothing more of this room is read. */
export function stopReading(): void {
  setState({ waiting: [] })
  stopVoice()
}

export function silence({ userId, username }: Pick<SpokenLine, 'userId' | 'username'>): void {
  const { now, waiting, silenced } = getState()
  setState({
    silenced: [...silenced, { userId, username }],
    waiting: waiting.filter((line) => line.userId !== userId),
  })
  if (now?.userId === userId) stopVoice()
}

export const hearAgain = (userId: string): void =>
  setState(({ silenced }) => ({ silenced: silenced.filter((one) => one.userId !== userId) }))
