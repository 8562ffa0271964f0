import { notifications } from '@mantine/notifications'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Providers } from '#renderer/app/providers.tsx'
import { toast } from '#renderer/lib/toast.ts'

afterEach(() => {
  notifications.clean()
  vi.useRealTimers()
})

it('[UI-21] shows toasts top-right, at once: what tells of trouble is not fetched first', () => {
  render(<Providers>page</Providers>)
  act(() => void toast.error('Connection lost. Returning to lobby...'))
  const shown = screen.getByRole('alert')
  expect(shown).toHaveTextContent('Connection lost. Returning to lobby...')
  expect(shown.closest('[data-position]')).toHaveAttribute('data-position', 'top-right')
})

it('[UI-23] takes a toast away in time, and keeps it while somebody points at it', () => {
  vi.useFakeTimers()
  render(<Providers>page</Providers>)
  act(() => void toast.error('one'))
  const held = () => screen.getByRole('alert')
  act(() => vi.advanceTimersByTime(5_900))
  fireEvent.mouseEnter(held())
  act(() => vi.advanceTimersByTime(10_000))
  expect(screen.getByText('one')).toBeVisible()
  fireEvent.mouseLeave(held())
  act(() => vi.advanceTimersByTime(6_000))
  expect(screen.queryByText('one')).toBeNull()
})

it('[UI-25] keeps a loading one until it is dismissed, and closes any by its button', async () => {
  const user = userEvent.setup()
  render(<Providers>page</Providers>)
  let id = ''
  act(() => {
    id = toast.loading('wait')
    toast.blank('news')
  })
  const news = screen.getByText('news').closest<HTMLElement>('[role=status]')
  await user.click(within(news as HTMLElement).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('news')).toBeNull()
  act(() => void toast.dismiss(id))
  expect(screen.queryByText('wait')).toBeNull()
})
