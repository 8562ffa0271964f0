import { gainOf } from '#renderer/lib/audio/gain.ts'
import { voiceInput } from '#renderer/lib/audio/sound.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'

/** Sound that has not begun by then is not worth waiting for. */
const BEGINS_WITHIN_MS = 8_000
/** Limit for sound of unknown length. */
const LASTS_AT_MOST_MS = 45_000
const ENDS_LATE_BY_MS = 2_000

/** Some browsers never report the end, for example after a telephone call has taken the sound away. */
const lastsAtMostMs = ({ duration }: HTMLAudioElement): number =>
  Number.isFinite(duration) ? 1_000 * duration + ENDS_LATE_BY_MS : LASTS_AT_MOST_MS

let element: HTMLAudioElement | null = null
let connected = false
let turn = new AbortController()

/** From 0 to 1, for what does not go through the mix. */
export function voiceLevel(): number {
  const { volumes, muted, voicesMuted } = usePreferences.getState()
  return gainOf(volumes.master, muted) * gainOf(volumes.voice, voicesMuted)
}

/** One voice speaks at a time: whoever begins cuts the other off. It is aborted when that voice is to be silent. */
export function takeTurn(): AbortController {
  stopVoice()
  turn = new AbortController()
  return turn
}

/** One element for all voices: browsers remember that it may play. Its sound goes through the bus of voices where there is one. */
function prepare(): HTMLAudioElement {
  if (!element) {
    element = new Audio()
    element.dataset.voice = 'true'
    document.body.append(element)
  }
  const input = connected ? null : voiceInput()
  if (input) {
    input.connect(element)
    connected = true
  }
  element.volume = connected ? 1 : voiceLevel()
  return element
}

/**
 * Plays speech. Resolves at its end, or when it is stopped; rejects when it cannot be played. It is fetched whole: some browsers play
 * nothing that cannot be had in ranges, and sound of another origin would be silent in the mix.
 */
export async function playVoice(load: (signal: AbortSignal) => Promise<Blob>): Promise<void> {
  const stopped = takeTurn()
  const audio = prepare()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sound: string | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(reason))
      stopped.signal.addEventListener('abort', () => resolve())
      timer = setTimeout(fail, BEGINS_WITHIN_MS, 'it did not begin in time')
      audio.onplaying = () => {
        clearTimeout(timer)
        timer = setTimeout(resolve, lastsAtMostMs(audio))
        voiceInput()?.duck(true)
      }
      audio.onended = () => resolve()
      audio.onerror = () => fail(audio.error?.message || 'unknown sound')
      load(stopped.signal)
        .then((blob) => {
          if (stopped.signal.aborted) return
          sound = URL.createObjectURL(blob)
          audio.src = sound
          return audio.play()
        })
        .catch(reject)
    })
  } finally {
    clearTimeout(timer)
    stopped.abort()
    audio.pause()
    if (sound) URL.revokeObjectURL(sound)
    voiceInput()?.duck(false)
  }
}

/** Ends what is being read, if anything. */
export const stopVoice = (): void => turn.abort()
