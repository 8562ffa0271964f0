// `npm run icons` draws the installed app's icons from the favicon. They change as seldom as it does, and are kept in the repository.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const PUBLIC = join(import.meta.dirname, '../renderer/public')
const GROUND = '#101a1c'

/** What stands within the favicon, 64 by 64. */
const seal = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** `part` of the side is the seal's; systems cut the rest off as they like. */
const onGround = (part: number): string =>
  `<rect width="64" height="64" fill="${GROUND}"/><g transform="translate(${32 - 32 * part} ${32 - 32 * part}) scale(${part})">${seal}</g>`

const ICONS: readonly (readonly [name: string, size: number, drawing: string])[] = [
  ['icon-192', 192, seal],
  ['icon-512', 512, seal],
  ['maskable-512', 512, onGround(0.72)],
  ['apple-touch', 180, onGround(0.82)],
]

await initWasm(readFileSync(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))))
mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
for (const [name, size, drawing] of ICONS) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
  writeFileSync(join(PUBLIC, `icons/${name}.png`), picture)
}
