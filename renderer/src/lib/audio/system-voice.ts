import { voiceInput } from '#renderer/lib/audio/sound.ts'
import { systemVoiceFor } from '#renderer/lib/audio/system-voices.ts'
import { stopVoice, voiceLevel } from '#renderer/lib/audio/voice-player.ts'
import type { Language } from '#shared/constants/game.ts'

/** Some engines never say that they are done. */
const LASTS_AT_MOST_MS = 45_000

/** Held here: Chromium forgets an utterance that nothing holds, and never says that it ended. */
let speaking: { readonly utterance: SpeechSynthesisUtterance; readonly stop: () => void } | null = null

/** Reads a text in a voice of this computer. Resolves at its end, or when it is stopped; false where no voice reads it. */
export async function speakBySystem(text: string, language: Language): Promise<boolean> {
  const voice = systemVoiceFor(language)
  if (!voice) return false
  stopVoice()
  stopSystemVoice()
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.volume = voiceLevel()
  return new Promise((resolve) => {
    const end = (wasRead: boolean) => {
      if (speaking?.utterance !== utterance) return
      speaking = null
      clearTimeout(timer)
      voiceInput()?.duck(false)
      resolve(wasRead)
    }
    const stop = () => {
      end(true)
      speechSynthesis.cancel()
    }
    const timer = setTimeout(stop, LASTS_AT_MOST_MS)
    speaking = { utterance, stop }
    utterance.onstart = () => voiceInput()?.duck(true)
    utterance.onend = () => end(true)
    utterance.onerror = () => end(false)
    speechSynthesis.speak(utterance)
  })
}

/** Ends what it is reading, if anything. */
export const stopSystemVoice = (): void => speaking?.stop()
