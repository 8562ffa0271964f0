import { LOCALE_OF } from '#renderer/lib/locale.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import type { Language } from '#shared/constants/game.ts'

export type SystemVoices = readonly SpeechSynthesisVoice[]

/** Those on the computer itself. A browser's others need the internet, and its vendor would learn what is said. */
const systemVoices = (): SystemVoices =>
  window.speechSynthesis?.getVoices().filter(({ localService }) => localService) ?? []

/** A browser that has not found any by then is taken to have none, until it says otherwise. */
const FOUND_WITHIN_MS = 500

/** Chromium looks for them only once it was asked. */
export async function whenSystemVoices(): Promise<SystemVoices> {
  const { speechSynthesis } = window
  if (speechSynthesis && systemVoices().length === 0)
    await new Promise((resolve) => {
      setTimeout(resolve, FOUND_WITHIN_MS)
      speechSynthesis.addEventListener('voiceschanged', resolve, { once: true })
    })
  return systemVoices()
}

/** Tells the voices whenever there are others. */
export function followSystemVoices(listener: (voices: SystemVoices) => void): () => void {
  const { speechSynthesis } = window
  const tell = () => listener(systemVoices())
  speechSynthesis?.addEventListener('voiceschanged', tell)
  return () => speechSynthesis?.removeEventListener('voiceschanged', tell)
}

/** Android writes `en_US`. */
export const inLanguage = (voices: SystemVoices, language: Language): SystemVoices =>
  voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === LOCALE_OF[language])

/** The one that the player chose among these, else the computer's own choice. */
export function chosenVoice(voices: SystemVoices, language: Language): SpeechSynthesisVoice | undefined {
  const fitting = inLanguage(voices, language)
  const chosen = usePreferences.getState().systemVoices[language]
  return (
    fitting.find(({ voiceURI }) => voiceURI === chosen) ??
    fitting.find((voice) => voice.default) ??
    fitting[0]
  )
}
