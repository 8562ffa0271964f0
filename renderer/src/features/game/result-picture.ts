/** Drawn here and nowhere else: no name leaves the device unless its owner shares it. */
export const PICTURE = { width: 1200, height: 630 } as const

const COLORS = { ground: '#101a1c', panel: '#22353a', text: '#f6efe2', muted: '#a9b8b4', ink: '#101a1c' }
const MEDALS = ['#ffc24b', '#f6efe2', '#ff6a3d'] as const
const DISPLAY = '"Bricolage Grotesque Variable", "Arial Narrow", system-ui, sans-serif'
const TEXT = '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif'
/** Longest wait for the fonts. After it the picture uses the device’s fonts. */
const FONTS_WITHIN_MS = 2_000
const ROW_HEIGHT = 58
const MAX_ROWS = 8

export interface PictureRow {
  place: number
  name: string
  points: string
}

export interface PictureTexts {
  roomName: string
  headline: string
  /** Under the headline; empty for nothing. */
  caption: string
  quote: string
  /** Said of the rows that find no room. */
  more: (count: number) => string
}

/** As much of a text as fits. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  const letters = Array.from(text)
  while (letters.length > 1 && context.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('')}…`
}

function line(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, font, color }: { x: number; y: number; width: number; font: string; color: string },
): void {
  context.font = font
  context.fillStyle = color
  context.fillText(fitted(context, text, width), x, y)
}

/** The winner's name is rather smaller than cut off. */
function headlineSize(context: CanvasRenderingContext2D, text: string, width: number): number {
  context.font = `800 68px ${DISPLAY}`
  return Math.max(36, Math.min(68, Math.floor((68 * width) / context.measureText(text).width)))
}

function drawHead(context: CanvasRenderingContext2D, texts: PictureTexts): void {
  const left = { x: 64, width: 470 }
  line(context, 'Riddle Rooms', { ...left, y: 104, font: `800 40px ${DISPLAY}`, color: MEDALS[2] })
  line(context, texts.roomName, { ...left, y: 210, font: `600 32px ${TEXT}`, color: COLORS.muted })
  const size = headlineSize(context, texts.headline, left.width)
  line(context, texts.headline, { ...left, y: 282, font: `800 ${size}px ${DISPLAY}`, color: COLORS.text })
  line(context, texts.caption, { ...left, y: 452, font: `400 26px ${TEXT}`, color: COLORS.muted })
  line(context, texts.quote, { ...left, y: 498, font: `700 36px ${DISPLAY}`, color: MEDALS[0] })
}

function drawRow(context: CanvasRenderingContext2D, row: PictureRow, y: number): void {
  context.fillStyle = COLORS.panel
  context.beginPath()
  context.roundRect(580, y, 556, ROW_HEIGHT - 8, 8)
  context.fill()
  const medal = MEDALS[row.place - 1]
  if (medal !== undefined) {
    context.fillStyle = medal
    context.beginPath()
    context.roundRect(580, y, 60, ROW_HEIGHT - 8, 8)
    context.fill()
  }
  const base = y + 36
  context.textAlign = 'center'
  const color = medal === undefined ? COLORS.muted : COLORS.ink
  line(context, String(row.place), { x: 610, y: base, width: 56, font: `800 30px ${DISPLAY}`, color })
  context.textAlign = 'right'
  line(context, row.points, {
    x: 1116,
    y: base,
    width: 150,
    font: `800 30px ${DISPLAY}`,
    color: COLORS.text,
  })
  context.textAlign = 'left'
  line(context, row.name, { x: 660, y: base, width: 300, font: `600 28px ${TEXT}`, color: COLORS.text })
}

/** Waits for the fonts, which a canvas does not by itself; without a network they may never arrive. */
async function fontsLoaded(): Promise<void> {
  const fonts = [document.fonts.load(`800 40px ${DISPLAY}`), document.fonts.load(`600 28px ${TEXT}`)]
  await Promise.race([Promise.all(fonts), new Promise((resolve) => setTimeout(resolve, FONTS_WITHIN_MS))])
}

/** The result as a PNG in the product's look. */
export async function drawResult(rows: readonly PictureRow[], texts: PictureTexts): Promise<Blob> {
  await fontsLoaded()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, PICTURE)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This device draws no pictures.')
  context.fillStyle = COLORS.ground
  context.fillRect(0, 0, PICTURE.width, PICTURE.height)
  context.fillStyle = MEDALS[0]
  context.fillRect(0, PICTURE.height - 16, PICTURE.width, 16)
  drawHead(context, texts)
  const shown = rows.slice(0, MAX_ROWS)
  const top = (PICTURE.height - 16 - shown.length * ROW_HEIGHT) / 2
  shown.forEach((row, index) => {
    drawRow(context, row, top + index * ROW_HEIGHT)
  })
  const more = rows.length - shown.length
  if (more > 0)
    line(context, texts.more(more), {
      x: 660,
      y: top + shown.length * ROW_HEIGHT + 26,
      width: 400,
      font: `400 24px ${TEXT}`,
      color: COLORS.muted,
    })
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('The picture is empty.')
  return blob
}
