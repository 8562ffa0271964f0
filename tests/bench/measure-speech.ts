import { tmpdir } from 'node:os'
import { createBuiltInSpeech } from '#host-engine/speech/built-in-speech.ts'
import { BUILT_IN_VOICES } from '#host-engine/speech/built-in-voices.ts'
import { openPicoProgram } from '#host-engine/speech/installed-engines.ts'
import { encodeOggOpus } from '#host-engine/speech/ogg-opus.ts'
import { createSynthesiser } from '#host-engine/speech/synthesiser.ts'
import { heard, secondsOf } from '#host-engine/speech/testing/heard.ts'
import type { Language } from '#shared/constants/game.ts'
import { cpuOf, residentOf } from './process-usage.ts'

const LINES = 30

/** About 60 characters. */
const LINE = {
  english: 'Good evening everybody, my answer is the lantern and the sea',
  italian: 'Buonasera a tutti, la mia risposta è la lanterna e poi il mare',
} as const satisfies Record<Language, string>

interface Way {
  readonly name: string
  readonly voiceId: string
  readonly language: Language
}

/** One voice for each engine that reads a language here. */
const WAYS: readonly Way[] = [
  { name: 'flite, English', voiceId: 'en-grace', language: 'english' },
  // An Italian voice has no recorded English.
  { name: 'eSpeak NG, English', voiceId: 'it-marco', language: 'english' },
  { name: 'eSpeak NG, Italian', voiceId: 'it-marco', language: 'italian' },
  ...(openPicoProgram(tmpdir()) === null
    ? []
    : [{ name: 'SVOX Pico, Italian', voiceId: 'it-giulia', language: 'italian' } as const]),
]

function orderOf({ voiceId, language }: Way) {
  const found = BUILT_IN_VOICES.find(({ voice }) => voice.id === voiceId)
  if (!found) throw new Error(`there is no ${voiceId}`)
  return { text: LINE[language], language, recipe: found.recipe }
}

interface Timed<Result> {
  readonly ms: number
  /** Milliseconds of the processor, which a busy machine does not stretch. */
  readonly cpuMs: number
  readonly result: Result
}

async function timed<Result>(work: () => Promise<Result>): Promise<Timed<Result>> {
  const [begun, cpu] = [performance.now(), cpuOf(process.pid)]
  const result = await work()
  return { ms: performance.now() - begun, cpuMs: (cpuOf(process.pid) - cpu) / 1_000, result }
}

export interface LineCost {
  readonly name: string
  /** Of the sound, in seconds. */
  readonly seconds: number
  /** Each line, and beside it the processor’s milliseconds for packing the same sound alone. */
  readonly lines: readonly { readonly ms: number; readonly cpuMs: number; readonly packingMs: number }[]
}

/** Lines one after another, in turn, so that no engine has the machine's better minutes. */
export async function measureLinesByEngine(): Promise<LineCost[]> {
  const synthesiser = createSynthesiser()
  const costs = []
  for (const way of WAYS) {
    const sound = await heard(await synthesiser.make(orderOf(way)))
    const lines: LineCost['lines'][number][] = []
    costs.push({ way, sound, lines })
  }
  for (let line = 0; line < LINES; line++)
    for (const { way, sound, lines } of costs) {
      const { ms, cpuMs } = await timed(() => synthesiser.make(orderOf(way)))
      const { cpuMs: packingMs } = await timed(() => encodeOggOpus(sound.samples))
      lines.push({ ms, cpuMs, packingMs })
    }
  await synthesiser.close()
  return costs.map(({ way, sound, lines }) => ({ name: way.name, seconds: secondsOf(sound), lines }))
}

export interface FirstLine {
  readonly name: string
  /** Milliseconds of a new thread’s first line, without and after a rehearsal. */
  readonly coldMs: number
  readonly preparedMs: number
}

/** Speech that has been told that somebody is about to speak, and its thread. */
async function prepared() {
  const synthesiser = createSynthesiser()
  const words: Promise<unknown>[] = []
  const speech = createBuiltInSpeech({
    ...synthesiser,
    make(order) {
      const made = synthesiser.make(order)
      words.push(made)
      return made
    },
  })
  speech.prepare?.()
  await Promise.allSettled(words)
  return synthesiser
}

export async function measureFirstLines(): Promise<FirstLine[]> {
  const found: FirstLine[] = []
  for (const way of WAYS) {
    const cold = createSynthesiser()
    const { ms: coldMs } = await timed(() => cold.make(orderOf(way)))
    await cold.close()
    const ready = await prepared()
    const { ms: preparedMs } = await timed(() => ready.make(orderOf(way)))
    await ready.close()
    found.push({ name: way.name, coldMs, preparedMs })
  }
  return found
}

/** Bytes of memory that a thread takes once it has loaded everything, and after many lines. Call it first. */
export async function measureMemory(): Promise<{ loaded: number; busy: number; ms: number }> {
  const before = residentOf(process.pid)
  const { ms, result: synthesiser } = await timed(prepared)
  const loaded = residentOf(process.pid) - before
  for (let line = 0; line < LINES; line++) for (const way of WAYS) await synthesiser.make(orderOf(way))
  const busy = residentOf(process.pid) - before
  await synthesiser.close()
  return { loaded, busy, ms }
}
