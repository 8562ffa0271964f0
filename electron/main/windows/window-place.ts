import { WINDOW_MIN } from '#shared/constants/desktop.ts'

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
type Place = { width: number; height: number; x?: number; y?: number }

const FIRST = { width: 1280, height: 800 }
/** As much of a window must be on a screen for its title bar to be caught. */
const GRIP = { width: 120, height: 40 }

/** Where the window opens: where it was last, unless that screen is gone; never smaller than the layout needs. */
export function windowPlace(last: Bounds | undefined, screens: readonly Bounds[]): Place {
  if (last === undefined) return FIRST
  const width = Math.max(last.width, WINDOW_MIN.width)
  const height = Math.max(last.height, WINDOW_MIN.height)
  const isWithinReach = screens.some(
    (screen) =>
      Math.min(last.x + width, screen.x + screen.width) - Math.max(last.x, screen.x) >= GRIP.width &&
      last.y >= screen.y &&
      last.y <= screen.y + screen.height - GRIP.height,
  )
  return isWithinReach ? { x: last.x, y: last.y, width, height } : { width, height }
}
