import { type SpokenLine, useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import { playVoice, stopVoice } from '#renderer/lib/audio/voice-player.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'

/** Lines that wait while one is read: more would be read long after they were news. */
const WAITING_MOST = 3

const { getState, setState } = useSpokenLines

/** What is done instead where the audio cannot be played. */
type Instead = (line: SpokenLine) => Promise<unknown>

async function fetchLine(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  return response.blob()
}

async function readAll(instead: Instead): Promise<void> {
  for (;;) {
    const [now = null, ...waiting] = getState().waiting
    setState({ now, waiting })
    if (now === null) return
    await playVoice((signal) => fetchLine(now.url, signal)).catch(() => instead(now))
  }
}

/** Reads a line after those that wait; the oldest of too many is left out. Without sound nothing is read. */
export function hearLine(line: SpokenLine, instead: Instead): void {
  const { muted, voicesMuted } = usePreferences.getState()
  const { now, waiting, silenced } = getState()
  if (muted || voicesMuted || silenced.some(({ userId }) => userId === line.userId)) return
  setState({ waiting: [...waiting, line].slice(-WAITING_MOST) })
  if (now === null) void readAll(instead)
}

export const skipLine = (): void => stopVoice()

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
