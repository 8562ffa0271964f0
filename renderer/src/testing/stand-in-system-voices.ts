import { vi } from 'vitest'

interface Voice {
  name: string
  lang: string
  /** The computer's own: the default. */
  localService?: boolean
  default?: boolean
}

class Utterance {
  voice: { name: string } | null = null
  lang = ''
  volume = 1
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A computer with these voices. What it is given to read it goes on reading until it is told to end. */
export function standInSystemVoices(...has: Voice[]) {
  const known = (voices: Voice[]) =>
    voices.map((voice) => ({ localService: true, default: false, voiceURI: voice.name, ...voice }))
  let voices = known(has)
  let reading: Utterance | null = null
  const said: string[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      reading = utterance
      said.push(`${utterance.voice?.name}: ${utterance.text}`)
      utterance.onstart?.()
    },
    cancel() {
      const cut = reading
      reading = null
      cut?.onerror?.()
    },
  })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', synthesis)
  return {
    /** Each text with the voice that read it. */
    said,
    isReading: () => reading !== null,
    end: () => reading?.onend?.(),
    fail: () => reading?.onerror?.(),
    /** As Chromium finds its voices: late. */
    find(...found: Voice[]) {
      voices = known(found)
      synthesis.dispatchEvent(new Event('voiceschanged'))
    },
  }
}
