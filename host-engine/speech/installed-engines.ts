import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import type { SpeechEngine } from './engines.ts'
import { espeakSettings } from './espeak.ts'
import { readWav } from './read-wav.ts'
import { shifted } from './shifted.ts'
import { lineFile } from './speech-folder.ts'

/** A line of 200 characters as a wave file is a fifth of it, in bytes. */
const LONGEST = 4_000_000
const PATIENCE_MS = 2_000

function run(program: string, args: readonly string[], input = ''): Buffer {
  return execFileSync(program, args, {
    input,
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
    maxBuffer: LONGEST,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

function isInstalled(program: string, ...args: readonly string[]): boolean {
  // There a name is looked for in the current folder first, where anybody may have put a program.
  if (process.platform === 'win32') return false
  try {
    run(program, args)
    return true
  } catch (error) {
    // pico2wave says how to use it, and fails.
    return (error as NodeJS.ErrnoException).code === undefined && 'status' in (error as object)
  }
}

/** The program `espeak-ng`. Null where it is not installed. */
export function openEspeakProgram(): SpeechEngine | null {
  if (!isInstalled('espeak-ng', '--version')) return null
  return {
    has: () => true,
    make(utterance) {
      const { voice, pitch, rate } = espeakSettings(utterance)
      const args = ['-v', voice, '-p', String(pitch), '-s', String(rate), '--stdin', '--stdout']
      return readWav(run('espeak-ng', args, utterance.text))
    },
  }
}

/** The program `pico2wave` of SVOX Pico: an Italian woman. Null where it is not installed. */
export function openPicoProgram(folder: string): SpeechEngine | null {
  if (!isInstalled('pico2wave', '--usage')) return null
  return {
    has: ({ language, recipe }) => language === 'italian' && recipe.pico === true,
    make({ text, recipe }) {
      const file = lineFile(folder)
      try {
        run('pico2wave', ['--lang=it-IT', `--wave=${file}`, '--', text])
        return shifted(readWav(readFileSync(file)), recipe.shift)
      } finally {
        rmSync(file, { force: true })
      }
    },
  }
}
