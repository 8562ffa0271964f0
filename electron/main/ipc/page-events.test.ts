import { expect, it, vi } from 'vitest'
import { createPageEvents } from './page-events.ts'

it('keeps the last link until the page listens', () => {
  const send = vi.fn()
  const events = createPageEvents(() => ({ send }))
  events.navigate('/lobby?join=AAAAAA')
  events.navigate('/lobby?join=BBBBBB')
  events.send('resumed', null)
  expect(send).not.toHaveBeenCalled()
  events.ready()
  expect(send.mock.calls).toEqual([['navigate', { path: '/lobby?join=BBBBBB' }]])
  events.ready()
  events.navigate('/lobby?join=CCCCCC')
  expect(send).toHaveBeenCalledTimes(2)
})

it('waits again while the page is loaded anew', () => {
  const send = vi.fn()
  const events = createPageEvents(() => ({ send }))
  events.ready()
  events.gone()
  events.navigate('/lobby?join=AAAAAA')
  expect(send).not.toHaveBeenCalled()
  events.ready()
  expect(send).toHaveBeenCalledTimes(1)
})
