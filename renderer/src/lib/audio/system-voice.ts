import { voiceInput } from '#renderer/lib/audio/sound.ts'
import { chosenVoice, whenSystemVoices } from '#renderer/lib/audio/system-voices.ts'
import { takeTurn, voiceLevel } from '#renderer/lib/audio/voice-player.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import type { Language } from '#shared/constants/game.ts'
import { spokenText } from '#shared/spoken-text.ts'

/** Upper limit of a line's duration, because some engines never report that they are done. */
const lastsAtMostMs = (text: string): number => 2_000 + 100 * text.length

/** Chromium discards an utterance without a reference, and then never reports its end. */
const held = new Set<SpeechSynthesisUtterance>()

/** Reads of a text what our own voices read of it, in a voice of this computer. Resolves at its end, or when it is stopped; false where no voice reads it. */
export async function speakBySystem(line: string, language: Language): Promise<boolean> {
  const { signal } = takeTurn()
  const voice = chosenVoice(await whenSystemVoices(), language)
  const text = spokenText(line)
  if (!voice || text === null || signal.aborted) return signal.aborted
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.volume = voiceLevel()
  held.add(utterance)
  const wasRead = await new Promise<boolean>((resolve) => {
    const end = (wasRead: boolean) => () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      unfollow()
      resolve(wasRead)
    }
    const stop = () => {
      end(true)()
      speechSynthesis.cancel()
    }
    const timer = setTimeout(stop, lastsAtMostMs(text))
    signal.addEventListener('abort', stop)
    // Its loudness is fixed once it speaks.
    const unfollow = usePreferences.subscribe(() => voiceLevel() === 0 && stop())
    utterance.onstart = () => voiceInput()?.duck(true)
    utterance.onend = end(true)
    utterance.onerror = end(false)
    speechSynthesis.speak(utterance)
  })
  held.delete(utterance)
  voiceInput()?.duck(false)
  return wasRead
}
