import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { CardAnswer, CardOrder } from './card-messages.ts'

/** The thread that turns drawings into pictures. */

const fileOf = (name: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(name)))

const FONTS = [
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff2',
  '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2',
]

const ready = initWasm(fileOf('@resvg/resvg-wasm/index_bg.wasm')).then(() => FONTS.map(fileOf))

async function paint({ id, svg }: CardOrder): Promise<CardAnswer> {
  try {
    const picture = new Resvg(svg, {
      font: { fontBuffers: await ready, defaultFontFamily: 'Atkinson Hyperlegible Next' },
    })
    try {
      return { id, png: picture.render().asPng() }
    } finally {
      picture.free()
    }
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (order: CardOrder) => parentPort?.postMessage(await paint(order)))
