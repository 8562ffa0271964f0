import { voiceLevel } from '#renderer/lib/audio/voice-player.ts'

/** Reads a text in the computer's own voice, where it has one. Resolves at its end; false when there is none. */
export async function speakBySystem(text: string, lang: string): Promise<boolean> {
  const { speechSynthesis } = window
  if (!speechSynthesis || speechSynthesis.getVoices().length === 0) return false
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = lang
  utterance.volume = voiceLevel()
  return new Promise((resolve) => {
    utterance.onend = () => resolve(true)
    utterance.onerror = () => resolve(false)
    speechSynthesis.speak(utterance)
  })
}
