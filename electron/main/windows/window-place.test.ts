import { expect, it } from 'vitest'
import { windowPlace } from './window-place.ts'

const LEFT = { x: 0, y: 0, width: 1920, height: 1080 }
const RIGHT = { x: 1920, y: 0, width: 1920, height: 1080 }

it('opens in the middle at the first start', () => {
  expect(windowPlace(undefined, [LEFT])).toEqual({ width: 1280, height: 800 })
})

it('opens where it was', () => {
  const last = { x: 2000, y: 50, width: 1400, height: 900 }
  expect(windowPlace(last, [LEFT, RIGHT])).toEqual(last)
})

it('comes back to a screen that is there', () => {
  const last = { x: 2000, y: 50, width: 1400, height: 900 }
  expect(windowPlace(last, [LEFT])).toEqual({ width: 1400, height: 900 })
  expect(windowPlace({ ...last, x: 1880 }, [LEFT])).toEqual({ width: 1400, height: 900 })
  expect(windowPlace({ ...last, x: 0, y: -20 }, [LEFT])).toEqual({ width: 1400, height: 900 })
})

it('is never smaller than 1024x680', () => {
  expect(windowPlace({ x: 10, y: 10, width: 300, height: 200 }, [LEFT])).toEqual({
    x: 10,
    y: 10,
    width: 1024,
    height: 680,
  })
})
