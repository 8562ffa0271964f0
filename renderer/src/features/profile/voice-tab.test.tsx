import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { R3_PACKS, VOICE_PLANS } from '#shared/constants/store.ts'
import { type VoiceStatus, watchAdBody } from '#shared/schemas/voice.ts'

const NONE: VoiceStatus = {
  tokens: 7,
  canWatchAd: true,
  nextAdAt: null,
  hasActiveSubscription: false,
  subscriptionType: null,
  subscriptionExpires: null,
  selectedVoice: null,
}
const AD = { id: 'ad1', riddle: 'What has keys and opens no door?', answer: 'A piano', seconds: 15 }

let now = 0
beforeEach(() => {
  now = 1_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  setPreferences({ motion: 'reduced' })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const voices = {
  voices: { default: [], community: [], premium: [] },
  totals: { default: 0, community: 0, premium: 0 },
  hasSubscription: false,
  totalVoices: 0,
}

interface Voice {
  status?: Partial<VoiceStatus>
  user?: Parameters<typeof sampleUser>[0]
  watched?: () => ReturnType<typeof ok>
  /** How things stand when an ad was watched. */
  after?: () => ReturnType<typeof ok>
}

const later = () => ok({ ...NONE, tokens: 10, canWatchAd: false, nextAdAt: '2026-11-22T22:04:00.000Z' })

function open({ status, user, watched = () => ok({ newBalance: 10 }), after = later }: Voice = {}) {
  let isWatched = false
  const page = visit('/profile?tab=voice', {
    user: sampleUser(user),
    server: {
      'GET /store/packs': () => ok({ packs: R3_PACKS, voicePlans: VOICE_PLANS }),
      'GET /voice/public-voices': () => ok(voices),
      'GET /voice/status': () => (isWatched ? after() : ok({ ...NONE, ...status })),
      'POST /voice/ad': () => ok({ ad: AD }),
      'POST /voice/watch-ad': ({ body }) => {
        expect(watchAdBody.parse(body)).toEqual({ adId: 'ad1' })
        const answer = watched()
        isWatched = !(answer instanceof Response) && answer.status === undefined
        return answer
      },
    },
  })
  return { ...page, user: userEvent.setup() }
}

describe('the voice tab', () => {
  it.each([
    ['english', '7 tokens', 'Each voice message costs 1 token.', /3 tokens/, '10,000 tokens a month'],
    ['italian', '7 gettoni', 'Ogni messaggio vocale costa 1 gettone.', /3 gettoni/, '10.000 gettoni al mese'],
  ] as const)(
    '[VOICE-19, VOICE-20, STORE-8] names tokens, their price, the ad and both plans in %s',
    async (preferredLanguage, tokens, cost, ad, monthly) => {
      open({ user: { preferredLanguage } })
      const tab = await screen.findByTestId('voice-tokens')
      expect(tab).toHaveTextContent(tokens)
      expect(within(tab).getByText(cost)).toBeVisible()
      expect(within(tab).getByText(ad)).toBeVisible()
      expect(tab).not.toHaveTextContent('15')
      const plans = await within(tab).findByTestId('voice-plans')
      for (const words of ['Voice Starter', 'Voice Pro', monthly]) expect(plans).toHaveTextContent(words)
      expect(tab.querySelector('a')).toHaveAttribute('href', '/buy-r3?tab=voice')
    },
  )

  it('tells until when the subscription runs', async () => {
    const subscriptionExpires = '2026-12-22T12:00:00.000Z'
    open({ status: { hasActiveSubscription: true, subscriptionType: 'voice-pro', subscriptionExpires } })
    expect(await screen.findByText('Voice Pro until December 22, 2026')).toBeVisible()
    expect(await screen.findByText('Your plan until December 22, 2026')).toBeVisible()
  })

  it('calls a subscription that has ended none', async () => {
    const subscriptionExpires = '2026-10-22T12:00:00.000Z'
    open({ status: { hasActiveSubscription: false, subscriptionType: 'voice-pro', subscriptionExpires } })
    expect(await screen.findByText('You have no subscription.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Buy Voice Pro for €4.99' })).toBeVisible()
  })

  it('[GUEST-2] needs an account', async () => {
    const { server } = open({ user: { role: 'guest', email: null } })
    expect(await screen.findByText('You need an account for this')).toBeVisible()
    expect(server.sent('GET /voice/status')).toEqual([])
  })
})

describe('an ad', () => {
  const watch = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Watch an ad' }))
    return screen.findByTestId('ad')
  }

  it('[VOICE-10] brings its tokens at its end, with the answer, and the next one has its time', async () => {
    const { user, server } = open()
    const ad = await watch(user)
    expect(ad).toHaveTextContent(AD.riddle)
    expect(ad).toHaveTextContent('The answer comes in 15 s')
    expect(ad).not.toHaveTextContent(AD.answer)
    now += 14_000
    await waitFor(() => expect(ad).toHaveTextContent('The answer comes in 1 s'))
    expect(server.sent('POST /voice/watch-ad')).toEqual([])
    now += 1_000
    expect(await within(ad).findByText('The answer: A piano')).toBeVisible()
    await waitFor(() => expect(ad).toHaveTextContent('3 tokens are yours.'))
    expect(server.sent('POST /voice/watch-ad')).toHaveLength(1)
    expect(screen.getByTestId('voice-tokens')).toHaveTextContent('10 tokens')
    await user.click(within(ad).getByRole('button', { name: 'Close' }))
    expect(await screen.findByText(/^The next one comes at \d/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Watch an ad' })).toBeNull()
  })

  it('[VOICE-10] brings 3 where the server names no balance', async () => {
    const { user } = open({ watched: () => ok({}), after: () => failed(500, 'SERVER_ERROR', 'x') })
    await watch(user)
    now += 15_000
    await screen.findByText('The answer: A piano')
    await waitFor(() => expect(screen.getByTestId('voice-tokens')).toHaveTextContent('10 tokens'))
    await user.keyboard('{Escape}')
    expect(await screen.findByText('The next one comes within the hour.')).toBeVisible()
  })

  it('brings nothing to who leaves early', async () => {
    const { user, server } = open()
    await watch(user)
    now += 10_000
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByTestId('ad')).toBeNull())
    now += 60_000
    await act(async () => undefined)
    expect(server.sent('POST /voice/watch-ad')).toEqual([])
    expect(screen.getByTestId('voice-tokens')).toHaveTextContent('7 tokens')
  })

  it('can be claimed again, under the same key, when the answer was lost', async () => {
    let tries = 0
    const watched = () => (tries++ === 0 ? failed(503, 'SERVICE_UNAVAILABLE', 'x') : ok({ newBalance: 10 }))
    const { user, server } = open({ watched })
    const ad = await watch(user)
    now += 15_000
    await waitFor(() => expect(ad).toHaveTextContent('The tokens did not come.'))
    await user.click(within(ad).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(ad).toHaveTextContent('3 tokens are yours.'))
    const keys = server.sent('POST /voice/watch-ad').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual([keys[0], keys[0]])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is not offered within the hour', async () => {
    open({ status: { canWatchAd: false, nextAdAt: '2099-01-01T00:00:00.000Z' } })
    expect(await screen.findByText(/^The next one comes at/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Watch an ad' })).toBeNull()
  })
})
