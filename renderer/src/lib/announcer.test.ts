import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { announce, setAnnouncerOutlet } from '#renderer/lib/announcer.ts'

const said: string[] = []
let standing: string | null = null
beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  setAnnouncerOutlet((announcement) => {
    standing = announcement?.message ?? null
    if (announcement) said.push(`${announcement.priority}: ${announcement.message}`)
  })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('says one message in 700 ms, and of several the newest', () => {
  announce('one')
  announce('two')
  announce('three', { priority: 'assertive' })
  expect(said).toEqual(['polite: one'])
  vi.advanceTimersByTime(700)
  expect(said).toEqual(['polite: one', 'assertive: three'])
})

it('says the same thing once', () => {
  announce('10 s', { dedupeKey: 'ten' })
  vi.advanceTimersByTime(5_000)
  announce('10 s', { dedupeKey: 'ten' })
  vi.advanceTimersByTime(5_000)
  expect(said).toHaveLength(1)
})

it('leaves no old line behind, and none too early', () => {
  announce('one')
  vi.advanceTimersByTime(600)
  announce('two')
  vi.advanceTimersByTime(900)
  expect(standing).toBe('two')
  vi.advanceTimersByTime(300)
  expect(standing).toBeNull()
})
