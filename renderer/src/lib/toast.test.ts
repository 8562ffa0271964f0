import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOAST_LIMIT, toast } from '#renderer/lib/toast.ts'

const shown = () => notificationsStore.getState().notifications
const last = () => shown().at(-1)

beforeEach(() => {
  vi.useFakeTimers()
  notificationsStore.updateState({
    notifications: [],
    queue: [],
    defaultPosition: 'top-right',
    limit: TOAST_LIMIT,
  })
})
afterEach(() => {
  notifications.clean()
  vi.useRealTimers()
})

it('[UI-22] keeps a toast for 4 s, a custom one too', () => {
  toast.blank('a')
  expect(last()?.autoClose).toBe(4_000)
  toast.success('b')
  expect(last()?.autoClose).toBe(4_000)
  toast.custom('c')
  expect(last()?.autoClose).toBe(4_000)
})

it('[UI-23] keeps an error for 6 s', () => {
  toast.error('a')
  expect(last()?.autoClose).toBe(6_000)
})

it('[UI-24] keeps a success of the API layer for 2 s', () => {
  toast.apiSuccess('a')
  expect(last()?.autoClose).toBe(2_000)
})

it('[UI-24] confirms every call of the API by such a toast', () => {
  const withoutCall = [
    'app/realtime-notices.ts',
    'components/tutorial/tutorial.tsx',
    'features/quests/quest-news.ts',
  ]
  const source = join(import.meta.dirname, '..')
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*', 'lib/toast.ts'] })
  const users = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('toast.success('))
  expect(users.toSorted()).toEqual(withoutCall)
})

it('[UI-25] keeps a loading toast until it is replaced or dismissed', () => {
  const id = toast.loading('a')
  expect(last()).toMatchObject({ autoClose: false, loading: true })
  toast.replace(id, 'success', 'done')
  expect(shown()).toHaveLength(1)
  expect(last()).toMatchObject({ message: 'done', autoClose: 4_000, loading: false })
  const other = toast.loading('b')
  toast.dismiss(other)
  expect(shown()).toHaveLength(1)
})

it('[UI-26] knows the five kinds, and interrupts a screen reader for errors alone', () => {
  toast.loading('1')
  toast.success('2')
  toast.error('3')
  toast.blank('4')
  toast.custom('5')
  expect(shown().map((one) => [one['data-kind'], one.role])).toEqual([
    ['loading', 'status'],
    ['success', 'status'],
    ['error', 'alert'],
    ['blank', 'status'],
    ['custom', 'status'],
  ])
})

it('[UI-27] shows 20 at most, and the oldest makes room', () => {
  for (let n = 1; n <= 22; n += 1) toast.blank(`toast ${n}`)
  expect(shown()).toHaveLength(20)
  expect(shown()[0]?.message).toBe('toast 3')
  expect(last()?.message).toBe('toast 22')
  expect(notificationsStore.getState().queue).toHaveLength(0)
})

it('makes one toast of the same text within 2 s', () => {
  toast.error('same')
  toast.error('same')
  expect(shown()).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  toast.error('same')
  expect(shown()).toHaveLength(2)
})
