import type { Page } from '@playwright/test'
import { type Box, type Layout, type Line, layoutOf, type Rect } from './layout.ts'
import { LENGTHENED } from './lengthen.ts'

/** A border, and what a browser rounds. */
const SLACK = 2

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'
const widthOf = ({ left, right }: Rect): number => right - left
const heightOf = ({ top, bottom }: Rect): number => bottom - top
const areaOf = (rect: Rect): number => widthOf(rect) * heightOf(rect)
const isWithinX = (one: Rect, { left, right }: Rect): boolean =>
  one.left >= left - SLACK && one.right <= right + SLACK
const isWithinY = (one: Rect, { top, bottom }: Rect): boolean =>
  one.top >= top - SLACK && one.bottom <= bottom + SLACK

/** How much of the smaller of two lies under the other, or over it. */
function shareCovered(one: Rect, two: Rect): number {
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left)
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.min(areaOf(one), areaOf(two))
}

/** A line is higher than its letters. */
function lettersOf({ rect }: Line): Rect {
  const spare = heightOf(rect) / 5
  return { ...rect, top: rect.top + spare, bottom: rect.bottom - spare }
}

/** From a box to the window: what it is drawn within, and would be cut by. */
function* holdersOf(box: Box): Generator<Box> {
  let position = 'static'
  for (let one: Box | undefined = box; one; one = one.parent) {
    if (position === 'fixed' && !one.isFrame) continue
    if (position === 'absolute' && !one.isFrame && one.position === 'static') continue
    yield one
    position = one.position
  }
}

/** For screen readers alone, or shown by the first Tab. */
function isHidden(box: Box): boolean {
  if (!box.isVisible) return true
  for (let one: Box | undefined = box; one; one = one.parent) {
    const isTiny = widthOf(one.rect) <= 1 || heightOf(one.rect) <= 1
    if (
      one.isClipped ||
      (isTiny && cuts(one.overflowX)) ||
      (one.rect.bottom <= 0 && one.position === 'absolute')
    )
      return true
  }
  return false
}

/** What is to be seen of something within the parts of the page that scroll. */
function shownPart(box: Box, whole: Rect): Rect {
  const { left, top, right, bottom } = whole
  const rect = { left, top, right, bottom }
  for (const { rect: frame, overflowX, overflowY } of holdersOf(box)) {
    if (overflowX !== 'visible') {
      rect.left = Math.max(rect.left, frame.left)
      rect.right = Math.min(rect.right, frame.right)
    }
    if (overflowY !== 'visible') {
      rect.top = Math.max(rect.top, frame.top)
      rect.bottom = Math.min(rect.bottom, frame.bottom)
    }
  }
  return rect
}

/** Lies over all of what holds it, and is meant to. */
const coversItsFrame = ({ position, rect, parent }: Box): boolean =>
  position === 'absolute' &&
  parent !== undefined &&
  widthOf(rect) > 100 &&
  areaOf(rect) > areaOf(parent.rect) * 0.9

/** What moves by itself over the rest: a bar at an edge of the window, a dialog. */
function layerOf(box: Box): Box | undefined {
  const isLayer = (one: Box) =>
    one.isLayer || one.position === 'fixed' || one.position === 'sticky' || coversItsFrame(one)
  let one: Box | undefined = box
  while (one && !isLayer(one)) one = one.parent
  return one
}

/** Where a line cannot be read, and no scrolling brings it to sight. */
function* faultsOfLine(line: Line, { width, height }: Layout): Generator<string> {
  const rect = lettersOf(line)
  // What people have written may end with dots; our own words may not.
  const mayEndEarly = !line.text.startsWith(LENGTHENED)
  let [x, y] = [true, true]
  let isFixed = false
  for (const box of holdersOf(line.box)) {
    x &&= !scrolls(box.overflowX) && !(box.isShortened && mayEndEarly)
    y &&= !scrolls(box.overflowY) && !(box.isShortened && mayEndEarly)
    const isBounded = box.isControl && box.display !== 'inline'
    if (x && (isBounded || cuts(box.overflowX)) && !isWithinX(rect, box.rect))
      yield `cut at the side by ${box.name}`
    if (y && (isBounded || cuts(box.overflowY)) && !isWithinY(rect, box.rect))
      yield `cut in height by ${box.name}`
    isFixed ||= box.position === 'fixed'
  }
  const window = { left: 0, top: 0, right: width, bottom: height }
  if (x && !isWithinX(rect, window)) yield 'beside the window'
  if (y && isFixed && !isWithinY(rect, window)) yield 'over an edge of the window'
}

function* collisions<Thing extends { box: Box; rect: Rect }>(
  things: readonly Thing[],
  tolerated: number,
): Generator<[Thing, Thing]> {
  const shown = things
    .filter(({ box }) => !isHidden(box))
    .map((thing) => ({ thing, layer: layerOf(thing.box), rect: shownPart(thing.box, thing.rect) }))
    .filter(({ rect }) => widthOf(rect) > 2 && heightOf(rect) > 2)
  for (const [index, one] of shown.entries())
    for (const two of shown.slice(index + 1))
      if (one.layer === two.layer && shareCovered(one.rect, two.rect) > tolerated)
        yield [one.thing, two.thing]
}

const isInside = (box: Box, holder: Box): boolean =>
  box === holder || (box.parent !== undefined && isInside(box.parent, holder))

/** What somebody could not read or reach on the page as it stands. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const layout = await layoutOf(page)
  const faults = new Set<string>()
  if (layout.overflow > 0) {
    const widest = layout.boxes.filter(({ rect }) => rect.right > layout.width + 1).map(({ name }) => name)
    faults.add(`the page is ${layout.overflow} px wider than the window: ${widest.join(', ')}`)
  }
  const lines = layout.lines.filter(({ box, rect }) => areaOf(rect) > 0 && !isHidden(box))
  for (const line of lines)
    for (const fault of faultsOfLine(line, layout)) faults.add(`${fault}: ${line.text} (${line.box.name})`)
  for (const [one, two] of collisions(lines, 0.25))
    if (one.box !== two.box)
      faults.add(`on one another: ${one.text} (${one.box.name}) and ${two.text} (${two.box.name})`)
  // A field leaves room for a button of its own.
  const controls = layout.boxes
    .filter(({ isControl, name }) => isControl && !name.startsWith('input'))
    .map((box) => ({ box, rect: box.rect }))
  for (const [{ box: one }, { box: two }] of collisions(controls, 0.1))
    if (!isInside(one, two) && !isInside(two, one)) faults.add(`on one another: ${one.name} and ${two.name}`)
  return [...faults]
}
