import { crc32, deflateSync } from 'node:zlib'

// The seal of `favicon.svg`: a scalloped disc, a ring, a keyhole. Coordinates are of its 64×64 box.
const SEAL: readonly (readonly [number, number])[] = [
  [32, 3],
  [38, 8],
  [45, 5],
  [49, 12],
  [57, 12],
  [58, 20],
  [64, 25],
  [60, 32],
  [64, 39],
  [58, 44],
  [57, 52],
  [49, 52],
  [45, 59],
  [38, 56],
  [32, 61],
  [26, 56],
  [19, 59],
  [15, 52],
  [7, 52],
  [6, 44],
  [0, 39],
  [4, 32],
  [0, 25],
  [6, 20],
  [7, 12],
  [15, 12],
  [19, 5],
  [26, 8],
]
const COAL = [0x10, 0x1a, 0x1c] as const
const EMBER = [0xff, 0x6a, 0x3d] as const
const BOX = 64
/** Samples a pixel, each way. */
const SAMPLES = 4

type Color = readonly [number, number, number]

function isWithin(points: typeof SEAL, x: number, y: number): boolean {
  let within = false
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [xi, yi] = points[i] ?? [0, 0]
    const [xj, yj] = points[j] ?? [0, 0]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within
  }
  return within
}

/** The bow is a disc, the bit widens downwards. */
const isKeyhole = (x: number, y: number): boolean =>
  Math.hypot(x - 32, y - 28) <= 7 || (y >= 33 && y <= 44 && Math.abs(x - 32) <= 3.6 + ((y - 34) / 10) * 2.4)

/** Null: transparent. */
function colorAt(x: number, y: number): Color | null {
  if (!isWithin(SEAL, x, y)) return null
  const isRing = Math.abs(Math.hypot(x - 32, y - 32) - 18) <= 1.25
  return isRing || isKeyhole(x, y) ? COAL : EMBER
}

/** One pixel of an image of `size` pixels, as RGBA. */
function pixel(column: number, row: number, size: number): [number, number, number, number] {
  const sum = [0, 0, 0]
  let hits = 0
  for (let n = 0; n < SAMPLES * SAMPLES; n++) {
    const x = ((column + ((n % SAMPLES) + 0.5) / SAMPLES) / size) * BOX
    const y = ((row + (Math.floor(n / SAMPLES) + 0.5) / SAMPLES) / size) * BOX
    const color = colorAt(x, y)
    if (color === null) continue
    hits++
    for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + color[channel]
  }
  const mean = (channel: number) => (hits === 0 ? 0 : Math.round((sum[channel] ?? 0) / hits))
  return [mean(0), mean(1), mean(2), Math.round((hits / SAMPLES ** 2) * 255)]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** The app's icon as a PNG of `size`×`size` pixels, with transparency. */
export function iconPng(size: number): Buffer {
  const stride = size * 4 + 1
  const raw = Buffer.alloc(stride * size)
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      raw.set(pixel(column, row, size), row * stride + 1 + column * 4)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits a channel, RGBA.
  header.set([8, 6], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
