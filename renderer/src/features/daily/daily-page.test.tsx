import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followAccount } from '#renderer/app/follow-account.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sessionEvents } from '#renderer/session/session-events.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type SentRequest } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import type { Daily, DailyGuess } from '#shared/schemas/daily.ts'

const TODAY = '2026-03-14'
const riddle = (changes: Partial<Daily> = {}): Daily => ({
  day: TODAY,
  prompt: 'I eat oil and give light.',
  mask: '_______',
  guesses: [],
  done: false,
  ...changes,
})
const wrong = (guess: string): DailyGuess => ({ guess, result: 'wrong' })
const SOLVED = riddle({
  mask: 'lantern',
  guesses: [wrong('candle'), { guess: 'lantern', result: 'correct' }],
  done: true,
  answer: 'lantern',
  explanation: 'A wick draws the oil up.',
  shares: { solved: [0, 9, 0, 0, 0], failed: 3 },
})

type Answers = NonNullable<NonNullable<Parameters<typeof visit>[1]>['server']>
async function open(server: Answers, user: ReturnType<typeof sampleUser> | null = null) {
  const page = visit('/daily', { user, server })
  await screen.findByRole('heading', { level: 1, name: 'Riddle of the day' })
  return { ...page, user: userEvent.setup() }
}
const field = () => screen.findByLabelText('Your guess')
const deviceOf = (request: SentRequest | undefined) => request?.headers.get('x-device-token')

// A day must not end during a test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00.000Z`) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('/daily', () => {
  it('[DAILY-1] is played without an account, by the token that the first answer gives', async () => {
    const { server, user } = await open({
      'GET /daily': () => ok({ daily: riddle(), streak: 0, deviceToken: 'the-device' }),
      'POST /daily/guess': () =>
        ok({ daily: riddle({ mask: '_a_____', guesses: [wrong('candle')] }), streak: 0 }),
    })
    await user.type(await field(), 'candle{Enter}')
    expect(await screen.findByText('Not that. A letter has opened.')).toBeVisible()
    expect(screen.getByRole('img', { name: /^Answer: blank, a, blank/ })).toBeVisible()
    expect(within(screen.getByTestId('daily-guesses')).getByText('Wrong')).toBeVisible()
    expect(screen.getByText('4 guesses left')).toBeVisible()
    expect(await field()).toHaveFocus()
    expect(await field()).toHaveValue('')
    const [first] = server.sent('GET /daily')
    const [sent] = server.sent('POST /daily/guess')
    expect([deviceOf(first), deviceOf(sent)]).toEqual([null, 'the-device'])
    expect(sent?.body).toEqual({ language: 'english', guess: 'candle', day: TODAY })
  })

  it('[DAILY-3] counts few players and takes no percentage of them', async () => {
    const shares = { solved: [0, 1, 0, 0, 0], failed: 0 }
    await open({ 'GET /daily': () => ok({ daily: { ...SOLVED, shares }, streak: 1 }) })
    const list = within(await screen.findByRole('list', { name: 'How everyone did' }))
    expect(screen.getByText('How everyone did').parentElement).toHaveTextContent(
      'How everyone did · 1 player',
    )
    expect(list.getByText('2 guesses').parentElement).toHaveTextContent('2 guesses · you1')
    expect(list.queryByText(/%/)).toBeNull()
  })

  it('[DAILY-2, DAILY-3] ends with answer, shares in figures, streak and what can be shared', async () => {
    const { user } = await open({
      'GET /daily': () => ok({ daily: riddle({ guesses: [wrong('candle')] }), streak: 2 }),
      'POST /daily/guess': () => ok({ daily: SOLVED, streak: 3 }),
    })
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.type(await field(), 'lantern{Enter}')
    expect(await screen.findByText('You got it!')).toHaveFocus()
    expect(screen.getByText('The answer: lantern.')).toBeVisible()
    const shares = within(screen.getByRole('list', { name: 'How everyone did' }))
    expect(shares.getByText('2 guesses').parentElement).toHaveTextContent('2 guesses · you75%')
    expect(shares.getByText('Not solved').parentElement).toHaveTextContent('25%')
    expect(screen.getByText('How everyone did').parentElement).toHaveTextContent(/^How everyone did$/)
    expect(screen.getByText('Streak: 3 days')).toBeVisible()
    expect(screen.getByText(/^Next riddle in /)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign up to keep your streak' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(writeText).toHaveBeenCalledWith(`Riddle Rooms ${TODAY} ❌✅ 2/5\n${location.origin}/daily`)
    expect(await screen.findByText('Copied')).toBeVisible()
  })

  it('[DAILY-2] says what costs nothing, and keeps what did not get through', async () => {
    const data = { daily: riddle({ guesses: [wrong('candle')] }), streak: 0 }
    let isAway = false
    const { user, server } = await open({
      'GET /daily': () => ok(data),
      'POST /daily/guess': () => (isAway ? failed(503, 'SERVER_ERROR', 'Server error') : ok(data)),
    })
    await user.type(await field(), '{Enter}')
    expect(await screen.findByText('Type a guess first.')).toBeVisible()
    expect(server.sent('POST /daily/guess')).toEqual([])
    await user.type(await field(), 'Candle{Enter}')
    expect(await screen.findByText('You have already tried that one. It costs nothing.')).toBeVisible()
    isAway = true
    await user.type(await field(), 'lantern{Enter}')
    expect(await screen.findByText('Your guess did not get through. Try again.')).toBeVisible()
    expect(await field()).toHaveValue('lantern')
  })

  it('[DAILY-2] brings the next riddle when the day has turned, and keeps the guess unspent', async () => {
    let day = TODAY
    const { user } = await open({
      'GET /daily': () => ok({ daily: riddle({ day, prompt: `The riddle of ${day}` }), streak: 0 }),
      'POST /daily/guess': () => {
        day = '2999-01-01'
        return failed(409, 'CONFLICT', 'Conflict')
      },
    })
    await user.type(await field(), 'lantern{Enter}')
    expect(await screen.findByText('The riddle of 2999-01-01')).toBeVisible()
    expect(screen.getByText('A new day has begun. Here is its riddle.')).toBeVisible()
    expect(screen.getByText('5 guesses left')).toBeVisible()
  })

  it('[DAILY-1] follows the language of the page, and has a switch', async () => {
    const { user } = await open({
      'GET /daily': ({ query }) =>
        ok({ daily: riddle({ prompt: `In ${query.get('language')}` }), streak: 0 }),
    })
    expect(await screen.findByText('In english')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Italian' }))
    expect(await screen.findByText('In italian')).toHaveAttribute('lang', 'it')
    act(() => setLanguage('italian'))
    expect(await screen.findByText('Ti restano 5 tentativi')).toBeVisible()
    act(() => setLanguage('english'))
  })

  it('says when the riddle cannot be had, and tries again', async () => {
    let answer = failed(429, 'RATE_LIMITED', 'Rate limit exceeded')
    const { user } = await open({ 'GET /daily': () => answer })
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many players came from your network')
    answer = failed(500, 'SERVER_ERROR', 'Server error')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('did not arrive')
    answer = ok({ daily: riddle(), streak: 0 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await field()).toBeVisible()
  })

  it('[DAILY-4] a player who is signed in hands the device over first, and is known by the account', async () => {
    localStorage.setItem(STORAGE_KEYS.dailyRiddle, 'the-device')
    const { server } = await open(
      {
        'GET /daily': () => ok({ daily: SOLVED, streak: 4 }),
        'POST /daily/claim': () => ok({ streak: 4 }),
      },
      sampleUser(),
    )
    expect(await screen.findByText('Streak: 4 days')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Sign up to keep your streak' })).toBeNull()
    const calls = server.requests.filter(({ path }) => path.startsWith('/daily'))
    expect(calls.map(({ path }) => path)).toEqual(['/daily/claim', '/daily'])
    expect(calls.map(deviceOf)).toEqual(['the-device', null])
    expect(localStorage.getItem(STORAGE_KEYS.dailyRiddle)).toBeNull()
  })

  it('[DAILY-4] a sign-up takes the streak along; one that fails keeps it for the next time', async () => {
    let isAway = true
    const { server } = visit('/login', {
      server: {
        'POST /daily/claim': () => (isAway ? failed(503, 'SERVER_ERROR', 'Server error') : ok({ streak: 2 })),
      },
    })
    followAccount()
    localStorage.setItem(STORAGE_KEYS.dailyRiddle, 'the-device')
    localStorage.setItem(STORAGE_KEYS.authToken, 't')
    act(() => sessionEvents.emit('signed_in', sampleUser()))
    await waitFor(() => expect(server.sent('POST /daily/claim')).toHaveLength(1))
    expect(localStorage.getItem(STORAGE_KEYS.dailyRiddle)).toBe('the-device')
    isAway = false
    await waitFor(() => {
      act(() => sessionEvents.emit('signed_in', sampleUser()))
      expect(localStorage.getItem(STORAGE_KEYS.dailyRiddle)).toBeNull()
    })
  })
})
