import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DailySection } from '#renderer/features/landing/daily-section.tsx'
import { expectAnswerField } from '#renderer/testing/answer-field.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'

/** A window that one scrolls by hand. */
function stubScrolling() {
  const reached: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (seen: { isIntersecting: boolean }[]) => void
      constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe() {
        reached.push(() => this.tell([{ isIntersecting: true }]))
      }
      disconnect() {}
    },
  )
  return () => act(() => reached.at(-1)?.())
}

// A day must not end between the riddle and the guess.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T12:00:00.000Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[DAILY-1, SESS-56] the landing page loads the riddle of the day when the visitor scrolls to it', async () => {
  const scrollThere = stubScrolling()
  const day = new Date().toISOString().slice(0, 10)
  const daily = { day, prompt: 'I eat oil.', mask: '____', guesses: [], done: false }
  const server = stubServer({
    'GET /daily': () => ok({ daily, streak: 0, deviceToken: 'the-device' }),
    'POST /daily/guess': () => failed(429, 'RATE_LIMITED', 'Rate limit exceeded'),
  })
  renderUi(<DailySection />)
  expect(server.requests).toEqual([])
  scrollThere()
  expect(await screen.findByRole('heading', { level: 2, name: 'Riddle of the day' })).toBeVisible()
  expect(await screen.findByText('I eat oil.')).toBeVisible()
  const user = userEvent.setup()
  expectAnswerField(screen.getByLabelText('Your guess'))
  await user.type(screen.getByLabelText('Your guess'), 'lantern{Enter}')
  expect(await screen.findByText('Your guess did not get through. Try again.')).toBeVisible()
  const [sent] = server.sent('POST /daily/guess')
  expect(sent?.headers.get('x-device-token')).toBe('the-device')
  expect(sent?.body).toEqual({ language: 'english', guess: 'lantern', day })
})
