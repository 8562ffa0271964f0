import type { SpeechEngine } from './engines.ts'
import { espeakSettings } from './espeak.ts'
import { pcmFromInt16 } from './pcm-audio.ts'

/** What is used of the package, which brings no types. */
interface EspeakWorker {
  set_voice(name: string): number
  set_pitch(pitch: number): void
  set_rate(wordsAMinute: number): void
  get_samplerate(): number
  /** Calls back with a piece of sound at a time; true would stop it. */
  synthesize(text: string, onSound: (samples: Int16Array) => boolean): void
}
interface EspeakModule {
  readonly eSpeakNGWorker: new () => EspeakWorker
}

/** GPL-3: an optional package that is loaded apart, by a name that no bundler follows. */
const PACKAGE = '@echogarden/espeak-ng-emscripten'

async function openWorker(): Promise<EspeakWorker> {
  const { default: load }: { default(options: object): Promise<EspeakModule> } = await import(PACKAGE)
  return new (await load({})).eSpeakNGWorker()
}

/** eSpeak NG in WebAssembly. Null where the package is not installed, or does not work. */
export async function openEspeakEngine(): Promise<SpeechEngine | null> {
  const espeak = await openWorker().catch(() => null)
  if (espeak === null) return null

  return {
    has: () => true,
    make(utterance) {
      const { voice, pitch, rate } = espeakSettings(utterance)
      espeak.set_voice(voice)
      espeak.set_pitch(pitch)
      espeak.set_rate(rate)
      const pieces: Int16Array[] = []
      espeak.synthesize(utterance.text, (samples) => {
        pieces.push(samples)
        return false
      })
      const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0))
      let at = 0
      for (const piece of pieces) {
        whole.set(piece, at)
        at += piece.length
      }
      return pcmFromInt16(whole, espeak.get_samplerate())
    },
  }
}
