import { parentPort, workerData } from 'node:worker_threads'
import type { SpeechEngine, Utterance } from './engines.ts'
import { openEspeakEngine } from './espeak-engine.ts'
import { openFliteEngine } from './flite-engine.ts'
import { openEspeakProgram, openPicoProgram } from './installed-engines.ts'
import { evenLoudness } from './loudness.ts'
import { encodeOggOpus, OPUS_RATE } from './ogg-opus.ts'
import type { PcmAudio } from './pcm-audio.ts'
import { resample } from './resample.ts'
import type { SynthesisAnswer, SynthesisOrder, SynthesisThread } from './synthesis-messages.ts'
import { trimSilence } from './trim-silence.ts'

/** The thread that makes all sound: one utterance after another. */

/** The slowest voice reads a line of 200 letters in less; two hundred digits take a minute and a half. */
const LONGEST_SECONDS = 25

const { folder } = workerData as SynthesisThread

let opened: Promise<readonly SpeechEngine[]> | undefined

/** Better ones first. */
async function openEngines(): Promise<readonly SpeechEngine[]> {
  const espeak = (await openEspeakEngine()) ?? openEspeakProgram()
  return [openPicoProgram(folder), openFliteEngine(folder), espeak].filter((engine) => engine !== null)
}

async function read(utterance: Utterance): Promise<PcmAudio> {
  opened ??= openEngines()
  let failure: unknown = new Error(`no engine here reads ${utterance.language}`)
  for (const engine of await opened) {
    if (!engine.has(utterance)) continue
    try {
      return await engine.make(utterance)
    } catch (error) {
      // A program may be installed and broken: the next engine may read it.
      failure = error
    }
  }
  throw failure
}

async function synthesise(order: SynthesisOrder): Promise<Uint8Array> {
  const raw = trimSilence('sound' in order ? order.sound : await read(order))
  if (raw.samples.length === 0) throw new Error('there is nothing to hear')
  if (raw.samples.length > LONGEST_SECONDS * raw.sampleRate) throw new Error('it would take too long to hear')
  return encodeOggOpus(evenLoudness(resample(raw, OPUS_RATE)).samples)
}

async function answer(order: SynthesisOrder): Promise<SynthesisAnswer> {
  try {
    return { made: await synthesise(order) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (order: SynthesisOrder) => parentPort?.postMessage(await answer(order)))
