import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStickToEnd } from '#renderer/components/play/use-stick-to-end.ts'

const SHOWN = 100
let resized: () => void

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = () => act(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function Log() {
  const { box, list, atEnd } = useStickToEnd<HTMLOListElement>()
  return (
    <div ref={box} data-testid="box" data-end={atEnd}>
      <ol ref={list} />
    </div>
  )
}

/** A box of 100 px around a list that can grow, as a browser would lay it out. */
function openLog() {
  const box = render(<Log />).getByTestId('box')
  let height = SHOWN
  let top = 0
  Object.defineProperties(box, {
    clientHeight: { get: () => SHOWN },
    scrollHeight: { get: () => height },
    scrollTop: {
      get: () => top,
      set: (wanted: number) => {
        top = Math.max(0, Math.min(wanted, height - SHOWN))
      },
    },
  })
  const scrolled = () => act(() => void box.dispatchEvent(new Event('scroll')))
  return {
    grow: (by: number) => {
      height += by
    },
    scrolled,
    scrollTo: (wanted: number) => {
      box.scrollTop = wanted
      scrolled()
    },
    isAtEnd: () => box.dataset.end === 'true' && top === height - SHOWN,
  }
}

it('follows lines that come between its own scrolling and the news of it', () => {
  const log = openLog()
  log.grow(400)
  resized()
  log.grow(200)
  log.scrolled()
  resized()
  expect(log.isAtEnd()).toBe(true)
})

it('stays where its reader scrolled back to, and follows again from the end', () => {
  const log = openLog()
  log.grow(400)
  resized()
  log.scrolled()
  log.scrollTo(50)
  log.grow(200)
  resized()
  expect(log.isAtEnd()).toBe(false)
  log.scrollTo(600)
  log.grow(200)
  resized()
  expect(log.isAtEnd()).toBe(true)
})
