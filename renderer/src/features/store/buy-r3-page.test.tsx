import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { platform } from '#renderer/platform/platform.ts'
import { beginSearch, endSearch } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { handleAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import {
  type PurchaseState,
  R3_PACKS,
  type StoreItemId,
  VOICE_PLANS,
  VOICE_STARTER,
} from '#shared/constants/store.ts'
import { WALLET_REASONS } from '#shared/constants/wallet.ts'
import { en } from '#shared/i18n/resources.ts'
import type { User } from '#shared/schemas/user.ts'

const openPayment = vi.spyOn(platform, 'openPayment')
beforeEach(() => {
  openPayment.mockReset().mockReturnValue(false)
  setPreferences({ motion: 'reduced' })
})
afterEach(() => {
  act(endSearch)
  vi.unstubAllGlobals()
})

const packs = () => ok({ packs: R3_PACKS, voicePlans: VOICE_PLANS })
const wallet = (owed = 0) => ok({ balance: 1240, owed, reward: { limit: 1240, verifyEmail: false } })
const status = (until: string | null = null) =>
  ok({
    tokens: 10,
    canWatchAd: true,
    nextAdAt: null,
    hasActiveSubscription: until !== null,
    subscriptionType: until === null ? null : 'voice-pro',
    subscriptionExpires: until,
    selectedVoice: null,
  })
const receipt = (state: PurchaseState, item: StoreItemId = 'r3-700') => {
  const sold = [...R3_PACKS, ...VOICE_PLANS].find(({ id }) => id === item)
  return { id: 'c1', item, price: sold?.price, state, at: '2026-11-22T21:04:00.000Z' }
}

function open(path: string, server: Parameters<typeof visit>[1] = {}) {
  const page = visit(path, {
    user: sampleUser(),
    ...server,
    server: {
      'GET /store/packs': packs,
      'GET /store/receipts': () => ok({ receipts: [] }),
      'GET /voice/status': () => status(),
      'GET /wallet': () => wallet(),
      ...server.server,
    },
  })
  return { ...page, user: userEvent.setup() }
}

/** The page after a payment whose receipts are what `states` says, one an answer; the last one stays. */
function returned(
  states: (PurchaseState | null)[],
  { path = '?checkout=c1', item = 'r3-700' as StoreItemId } = {},
) {
  const queue = [...states]
  const rich: User = sampleUser({ balance: 1940 })
  return open(`/buy-r3${path}`, {
    server: {
      'GET /store/receipts': () => {
        const state = (queue.length > 1 ? queue.shift() : queue[0]) ?? null
        return ok({ receipts: state === null ? [] : [receipt(state, item)] })
      },
      'GET /auth/profile': () => ok(sampleProfile(queue[0] === 'paid' ? rich : sampleUser())),
      'POST /store/checkout': () => ok({ url: 'https://pay.example/again', checkoutId: 'c2' }),
    },
  })
}

it.each([
  ['a visitor', null, '/login'],
  ['who has no language yet', sampleUser({ preferredLanguage: null }), '/select-language'],
] as const)('[NAV-9] [NAV-10] sends %s elsewhere', async (_, user, place) => {
  const { router } = visit('/buy-r3', { user })
  await waitFor(() => expect(router.state.location.pathname).toBe(place))
})

describe('the packs', () => {
  it('[STORE-1] are shown with their price and what a euro buys', async () => {
    open('/buy-r3')
    const list = await screen.findByRole('list', { name: 'R3 packs' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((pack) => pack.textContent),
    ).toEqual([
      '250 R3126 R3 per euro€1.99',
      '700 R3140 R3 per euro€4.99',
      '1,500 R3150 R3 per euro€9.99',
      '3,500 R3175 R3 per euro€19.99',
    ])
    expect(screen.getByText(/^Prices include VAT/)).toBeVisible()
    expect(document.title).toBe('Buy R3 · Riddle Rooms')
  })

  it('[STORE-1] are shown in Italian with Italian prices', async () => {
    open('/buy-r3', { user: sampleUser({ preferredLanguage: 'italian' }) })
    const list = await screen.findByRole('list', { name: 'Pacchetti di R3' })
    const [first] = within(list).getAllByRole('listitem')
    expect(first).toHaveTextContent(/250 R3126 R3 per euro1,99\s€/)
    expect(screen.getByText(/IVA inclusa/)).toBeVisible()
    expect(document.title).toBe('Compra R3 · Riddle Rooms')
  })

  it('[STORE-2] lead to the payment page, asked for once under one key', async () => {
    const { user, server } = open('/buy-r3', {
      server: { 'POST /store/checkout': () => ok({ url: 'https://pay.example/1', checkoutId: 'c1' }) },
    })
    const buy = await screen.findByRole('button', { name: 'Buy 700 R3 for €4.99' })
    await user.dblClick(buy)
    await waitFor(() => expect(openPayment).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'))
    const [sent, ...more] = server.sent('POST /store/checkout')
    expect(more).toEqual([])
    expect(sent?.body).toEqual({ packId: 'r3-700' })
    expect(sent?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/)
    // The page is being left: nothing else can be bought meanwhile.
    expect(screen.getByRole('button', { name: 'Buy 250 R3 for €1.99' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('[STORE-2] keep their key after a lost answer, and say what went wrong', async () => {
    let answers = 0
    const { user, server } = open('/buy-r3', {
      server: {
        'POST /store/checkout': () =>
          answers++ === 0
            ? failed(503, 'SERVICE_UNAVAILABLE', 'x')
            : ok({ url: 'https://pay.example/1', checkoutId: 'c1' }),
      },
    })
    const buy = await screen.findByRole('button', { name: 'Buy 700 R3 for €4.99' })
    await user.click(buy)
    expect(await screen.findByText(en.errors.SERVICE_UNAVAILABLE)).toBeVisible()
    expect(openPayment).not.toHaveBeenCalled()
    await user.click(buy)
    await waitFor(() => expect(openPayment).toHaveBeenCalledTimes(1))
    const keys = server.sent('POST /store/checkout').map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBe(keys[1])
  })

  it('are not for sale while a match is searched, and say why', async () => {
    const { user, server } = open('/buy-r3')
    await screen.findByTestId('packs')
    act(() => beginSearch('quick_match'))
    const buy = screen.getByRole('button', { name: 'Buy 700 R3 for €4.99' })
    const why = screen.getByRole('note')
    expect(why).toHaveTextContent(en.errors.IN_MATCHMAKING_QUEUE)
    expect(buy.getAttribute('aria-describedby')).toBe(why.id)
    await user.click(buy)
    expect(server.sent('POST /store/checkout')).toEqual([])
  })

  it('can be asked for again when they did not load', async () => {
    let broken = true
    const { user } = open('/buy-r3', {
      server: { 'GET /store/packs': () => (broken ? failed(500, 'SERVER_ERROR', 'x') : packs()) },
    })
    expect(await screen.findByText('The store did not load')).toBeVisible()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByTestId('packs')).toBeVisible()
  })

  it('[GUEST-2] need an account', async () => {
    open('/buy-r3', { user: sampleUser({ role: 'guest', email: null, balance: 0 }) })
    expect(await screen.findByText('You need an account for this')).toBeVisible()
    expect(screen.queryByTestId('packs')).toBeNull()
  })
})

describe('the voice plans', () => {
  it('[STORE-1, STORE-7, STORE-8, STORE-10] stand side by side with the true numbers', async () => {
    const { user } = open('/buy-r3')
    await user.click(await screen.findByRole('tab', { name: 'Voice' }))
    const [starter, pro] = within(await screen.findByTestId('voice-plans'))
      .getAllByRole('listitem')
      .filter((item) => item.parentElement?.dataset.testid === 'voice-plans')
    expect(starter).toHaveTextContent('Voice Starter1,000 tokensPaid once€0.89 per 1,000 tokens€0.89')
    expect(starter).not.toHaveTextContent('%')
    expect(pro).toHaveTextContent('Voice Pro10,000 tokens a month€4.99 a month€0.50 per 1,000 tokens')
    expect(pro).toHaveTextContent('44% less per token than Voice Starter')
    expect(pro).toHaveTextContent('You cancel it with the payment provider')
    expect(screen.getByText(/Each voice message costs 1 token/)).toBeVisible()
  })

  it('[STORE-10] say 44% because it is so', () => {
    const [starter, pro] = VOICE_PLANS
    const saved = 1 - pro.price.amount / pro.tokens / (starter.price.amount / starter.tokens)
    expect(Math.round(saved * 100)).toBe(44)
  })

  it('do not sell the monthly one twice', async () => {
    open('/buy-r3?tab=voice', { server: { 'GET /voice/status': () => status('2026-12-22T00:00:00.000Z') } })
    expect(await screen.findByText('Your plan until December 22, 2026')).toBeVisible()
    expect(screen.getByTestId(`buy-${VOICE_STARTER}`)).toBeVisible()
    expect(screen.queryByTestId('buy-voice-pro')).toBeNull()
  })
})

describe('after the payment page', () => {
  it('waits for the server’s word, then shows the balance as it is', async () => {
    const { server } = returned(['pending', 'paid'])
    const panel = await screen.findByTestId('checkout')
    await waitFor(() => expect(panel).toHaveTextContent('Waiting for the payment'))
    expect(screen.queryByText('Thank you!')).toBeNull()
    act(() => handleAccountEvent('purchase_updated', { receipt: receipt('paid') }))
    expect(await screen.findByText('Thank you!')).toBeVisible()
    expect(screen.getByText('700 R3 are yours.')).toBeVisible()
    expect(await screen.findByText('You now have 1,940 R3.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Balance: 1,940 R3' })).toBeVisible()
    expect(server.sent('POST /store/checkout')).toEqual([])
  })

  it('asks again by itself where no event comes', async () => {
    const { server } = returned(['pending', 'pending', 'paid'])
    expect(await screen.findByText('Thank you!')).toBeVisible()
    expect(server.sent('GET /store/receipts').length).toBeGreaterThanOrEqual(3)
  })

  it.each([
    ['?checkout=c1', 'failed', /payment for 700 R3 did not go through/],
    ['?checkout=c1&cancelled=1', 'pending', /You left the payment page\. Nothing was paid/],
  ] as const)(
    '[ERR-47, STORE-5] says that it failed at %s, and lets one try again',
    async (path, state, why) => {
      const { user, server } = returned([state], { path })
      const panel = await screen.findByTestId('checkout')
      await waitFor(() => expect(panel).toHaveTextContent('Payment failed'))
      expect(panel).toHaveTextContent(why)
      expect(screen.queryByText('Thank you!')).toBeNull()
      expect(screen.getByRole('link', { name: 'Balance: 1,240 R3' })).toBeVisible()
      await user.click(within(panel).getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(openPayment).toHaveBeenCalledExactlyOnceWith('https://pay.example/again'))
      expect(server.sent('POST /store/checkout')[0]?.body).toEqual({ packId: 'r3-700' })
    },
  )

  it('[ERR-47] says it in Italian', async () => {
    open('/buy-r3?checkout=c1', {
      user: sampleUser({ preferredLanguage: 'italian' }),
      server: { 'GET /store/receipts': () => ok({ receipts: [receipt('failed')] }) },
    })
    expect(await screen.findByText('Pagamento non riuscito')).toBeVisible()
  })

  it('believes the server where the address says that it was cancelled', async () => {
    returned(['paid'], { path: '?checkout=c1&cancelled=1' })
    expect(await screen.findByText('Thank you!')).toBeVisible()
  })

  it('names the tokens of a plan', async () => {
    returned(['paid'], { item: 'voice-starter' })
    expect(await screen.findByText('The tokens of Voice Starter are yours.')).toBeVisible()
  })

  it.each([
    [true, /You already have this subscription, so we are refunding/],
    [false, /What it brought was taken back/],
  ])('[STORE-11] explains a refunded subscription where another one runs: %s', async (isSubscriber, why) => {
    open('/buy-r3?checkout=c1', {
      user: sampleUser({ isSubscriber }),
      server: { 'GET /store/receipts': () => ok({ receipts: [receipt('refunded', 'voice-pro')] }) },
    })
    expect(await screen.findByText('This purchase was refunded')).toBeVisible()
    expect(screen.getByTestId('checkout')).toHaveTextContent(why)
  })

  it('knows nothing of another’s checkout', async () => {
    returned([null])
    expect(await screen.findByText('This purchase is not in your account')).toBeVisible()
  })

  it('leads to the receipt, and away from the address', async () => {
    const { user, router } = returned(['paid'])
    await user.click(await screen.findByRole('button', { name: 'See the receipt' }))
    expect(router.state.location.search).toBe('?tab=purchases')
    expect(await screen.findByTestId('receipts')).toHaveTextContent('700 R3')
    expect(screen.queryByTestId('checkout')).toBeNull()
  })

  it('sends a browser that knows nobody back to the app', async () => {
    visit('/buy-r3?checkout=c1')
    expect(await screen.findByRole('heading', { name: 'You can go back now' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the app' })).toHaveAttribute(
      'href',
      'riddlerooms://pay/return',
    )
  })

  it('is for members alone without a payment', async () => {
    const { router } = visit('/buy-r3')
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })
})

it('waits in the desktop app, whose page stays, for what is paid in the browser', async () => {
  openPayment.mockReturnValue(true)
  platform.isNative = true
  let state: PurchaseState | null = null
  const { user, router } = open('/buy-r3', {
    server: {
      'POST /store/checkout': () => {
        state = 'pending'
        return ok({ url: 'https://pay.example/1', checkoutId: 'c1' })
      },
      'GET /store/receipts': () => ok({ receipts: state === null ? [] : [receipt(state)] }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Buy 700 R3 for €4.99' }))
  expect(await screen.findByText(/Pay in your browser, then come back/)).toBeVisible()
  expect(router.state.location.search).toBe('?checkout=c1')
  state = 'paid'
  act(() => handleAccountEvent('purchase_updated', { receipt: receipt('paid') }))
  expect(await screen.findByText('Thank you!')).toBeVisible()
  platform.isNative = false
})

describe('what was bought', () => {
  it('is listed with its state and date', async () => {
    const states = ['pending', 'paid', 'failed', 'refunded', 'disputed'] as const
    open('/buy-r3?tab=purchases', {
      server: {
        'GET /store/receipts': () =>
          ok({ receipts: states.map((state, n) => ({ ...receipt(state, 'voice-pro'), id: `c${n}` })) }),
      },
    })
    const rows = within(await screen.findByTestId('receipts')).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(
      ['Not paid', 'Paid', 'Payment failed', 'Refunded', 'Disputed'].map((word, n) =>
        expect.stringMatching(new RegExp(`^Voice Pro.*2026.*€4\\.99${word}Receipt c${n}$`)),
      ),
    )
  })

  it('follows what the server tells', async () => {
    let state: PurchaseState = 'paid'
    open('/buy-r3?tab=purchases', {
      server: { 'GET /store/receipts': () => ok({ receipts: [receipt(state)] }) },
    })
    const list = await screen.findByTestId('receipts')
    expect(list).toHaveTextContent('Paid')
    state = 'disputed'
    act(() => handleAccountEvent('purchase_updated', { receipt: receipt('disputed') }))
    await waitFor(() => expect(list).toHaveTextContent('Disputed'))
  })

  it('says that there is nothing yet', async () => {
    const { router } = open('/buy-r3?tab=purchases')
    expect(await screen.findByText('Nothing bought yet')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'See the packs' }))
    expect(router.state.location.search).toBe('?tab=r3')
  })
})

describe('where R3 went', () => {
  const entry = (n: number) => ({
    id: `e${n}`,
    amount: n % 2 === 0 ? 20 : -60,
    reason: WALLET_REASONS[n % WALLET_REASONS.length],
    at: '2026-11-22T21:04:00.000Z',
    balance: 1240,
  })

  it('says what moves R3 while nothing has, and leads there', async () => {
    open('/buy-r3?tab=history', {
      server: { 'GET /wallet/entries': () => ok({ entries: [], total: 0, page: 1, limit: 20 }) },
    })
    expect(await screen.findByText(/Matched games and quests bring R3/)).toBeVisible()
    const empty = within(screen.getByTestId('empty-state'))
    expect(empty.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/lobby')
  })

  it('[WALLET-1] tells every reason in words, in both languages, and pages', async () => {
    const { user, server } = open('/buy-r3?tab=history', {
      server: {
        'GET /wallet/entries': ({ query }) => {
          const page = Number(query.get('page'))
          const entries = page === 1 ? WALLET_REASONS.map((_, n) => entry(n)) : [entry(0)]
          return ok({ entries, total: 21, page, limit: 20 })
        },
      },
    })
    const list = await screen.findByTestId('wallet-entries')
    for (const reason of WALLET_REASONS) expect(list).toHaveTextContent(en.store.history.reasons[reason])
    expect(list).toHaveTextContent('+20 R3')
    expect(list).toHaveTextContent('−60 R3')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('21–21 of 21')).toBeVisible()
    expect(server.sent('GET /wallet/entries').map(({ query }) => query.get('page'))).toEqual(['1', '2'])
  })

  it('turns to the last page where the address names one that there is not', async () => {
    const { router } = open('/buy-r3?tab=history&page=9', {
      server: {
        'GET /wallet/entries': ({ query }) => {
          const page = Number(query.get('page'))
          return ok({ entries: page > 2 ? [] : [entry(page)], total: 21, page, limit: 20 })
        },
      },
    })
    await waitFor(() => expect(router.state.location.search).toBe('?tab=history&page=2'))
  })
})

describe('what is owed', () => {
  it('[WALLET-11] is explained where there is any', async () => {
    open('/buy-r3', { server: { 'GET /wallet': () => wallet(300) } })
    expect(await screen.findByTestId('owed')).toHaveTextContent('You owe 300 R3')
    expect(screen.getByTestId('owed')).toHaveTextContent('until then you cannot spend R3')
  })

  it('[WALLET-11] is not spoken of where there is none', async () => {
    const { server } = open('/buy-r3')
    await screen.findByTestId('packs')
    await waitFor(() => expect(server.sent('GET /wallet').length).toBeGreaterThan(0))
    expect(screen.queryByTestId('owed')).toBeNull()
  })
})
