import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Notice } from '#shared/desktop/ipc.ts'
import { createNotifications } from './notifications.ts'

const notice = (title: string, path: string | null = null): Notice => ({
  title,
  body: 'Your game is ready.',
  path,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[NATIVE-4] shows a notice one second later, and not before', () => {
  const show = vi.fn()
  createNotifications({ show, open: vi.fn() }).schedule(notice('Match found'))
  vi.advanceTimersByTime(999)
  expect(show).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledTimes(1)
})

it('shows the newest of several that wait', () => {
  const show = vi.fn()
  const notifications = createNotifications({ show, open: vi.fn() })
  notifications.schedule(notice('Connection lost'))
  notifications.schedule(notice('Match found'))
  vi.runAllTimers()
  expect(show.mock.calls.map(([{ title }]) => title)).toEqual(['Match found'])
})

it('opens the page of the notice at a click', () => {
  const open = vi.fn()
  const show = (_: Notice, clicked: () => void) => clicked()
  createNotifications({ show, open }).schedule(notice('Match found', '/room/01ABC'))
  vi.runAllTimers()
  expect(open).toHaveBeenCalledExactlyOnceWith('/room/01ABC')
})

it('shows nothing after the end', () => {
  const show = vi.fn()
  const notifications = createNotifications({ show, open: vi.fn() })
  notifications.schedule(notice('Match found'))
  notifications.stop()
  vi.runAllTimers()
  expect(show).not.toHaveBeenCalled()
})
