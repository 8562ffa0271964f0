import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { beginSearch, endSearch } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { sampleAvatar, sampleWord } from '#renderer/testing/library-samples.ts'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { economyCalls } from '#shared/i18n/en/economy-calls.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

const FERN = sampleWord('fern')
const ECHO = sampleWord('echo', { rarity: 'epic', category: 'sound', price: 150 })
const PANE = sampleWord('pane', { id: 'it-pane', category: 'food', language: 'italian' })
const OWL = sampleAvatar('Professor Hoot')
const SET = [PANE, FERN, ECHO, OWL]

interface Opened {
  items?: LibraryItem[]
  balance?: number
  path?: string
  server?: Parameters<typeof stubServer>[0]
}
async function open({ items = SET, balance = 100, path = '/shop', server = {} }: Opened = {}) {
  const user = sampleUser({ balance, preferredLanguage: 'english' })
  const page = visit(path, {
    user,
    server: {
      'GET /auth/profile': () => ok(sampleProfile(user)),
      'GET /library/daily': () => ok({ items, resetsAt: new Date(Date.now() + 5 * 3_600_000).toISOString() }),
      'GET /inventory': () => ok({ items: [] }),
      ...server,
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Library' })
  return { ...page, user: userEvent.setup() }
}
const cards = async () => (await screen.findAllByTestId('shop-item')).map((card) => card.textContent)
const card = async (name: RegExp) => screen.findByRole('button', { name })
const preview = () => screen.findByRole('dialog')
const sold = (item: LibraryItem, balance: number) => () =>
  ok({ item: { ...item, owned: true, equipped: item.kind === 'word' }, balance })
const address = (item: LibraryItem) => `POST /library/${item.id}/purchase`

afterEach(() => {
  act(endSearch)
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the library', () => {
  it('[SHOP-3] shows word or avatar, rarity, category, language, price, and what is owned or made by AI', async () => {
    await open({ items: [{ ...FERN, owned: true }, ECHO, { ...OWL, owned: true, equipped: true }] })
    expect(await cards()).toEqual([
      'fernCommonNatureEnglishOwned',
      'echoEpicSoundEnglish150 R3',
      'Professor HootRareAnimalsMade by AIWorn',
    ])
  })

  it('puts the words of the other language last, and says how long the set stays', async () => {
    await open()
    expect((await cards()).at(-1)).toContain('pane')
    expect(screen.getByTestId('shop-reset')).toHaveTextContent('New items in 5 hr')
  })

  it('[SHOP-7] narrows the set by type, category, rarity and language, which stand in the address', async () => {
    const { user, router } = await open()
    const choose = async (label: string, option: string) =>
      user.selectOptions(await screen.findByLabelText(label), option)
    const shown = async (names: string[]) =>
      waitFor(async () =>
        expect((await cards()).map((text) => names.find((one) => text?.startsWith(one)))).toEqual(names),
      )
    await choose('Type', 'Words')
    await shown(['fern', 'echo', 'pane'])
    await choose('Language', 'English')
    await shown(['fern', 'echo'])
    await choose('Rarity', 'Epic')
    await choose('Category', 'Sound')
    await shown(['echo'])
    const inAddress = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
    const narrowed = { kind: 'word', language: 'english', category: 'sound' }
    await waitFor(() => expect(inAddress()).toEqual({ ...narrowed, rarity: 'epic' }))
    await choose('Rarity', 'Any')
    await waitFor(() => expect(inAddress()).toEqual(narrowed))
    await choose('Category', 'Nature')
    await shown(['fern'])
    await user.click(screen.getByRole('button', { name: 'Clear (3)' }))
    await shown(['fern', 'echo', 'Professor Hoot', 'pane'])
    expect(router.state.location.search).toBe('')
  })

  it('[SHOP-7] opens narrowed by its address, and says when nothing fits', async () => {
    const { user } = await open({ path: '/shop?kind=avatar&rarity=legendary&category=nonsense' })
    expect(await screen.findByText('No item of today fits')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Rarity'), 'Any')
    expect(await cards()).toEqual([expect.stringContaining('Professor Hoot')])
  })

  it('drops a category and a language that the chosen type cannot have', async () => {
    const { user, router } = await open({ path: '/shop?category=food&language=italian' })
    await user.selectOptions(await screen.findByLabelText('Type'), 'Avatars')
    await waitFor(() => expect(router.state.location.search).toBe('?kind=avatar'))
  })

  it('is walked by arrows, with one stop for Tab', async () => {
    const { user } = await open()
    const all = await screen.findAllByTestId('shop-item')
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
    act(() => all[0]?.focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(all[2]).toHaveFocus()
    expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1])
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Professor Hoot' })).toBeVisible()
  })

  it('says when it cannot be loaded, and tries again', async () => {
    let broken = true
    const { user } = await open({
      server: {
        'GET /library/daily': () =>
          broken ? failed(400, 'SERVER_ERROR', 'x') : ok({ items: SET, resetsAt: new Date().toISOString() }),
      },
    })
    expect(await screen.findByText('The library could not be loaded')).toBeVisible()
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(4)
  })

  it('is not for guests, and asks nothing for them', async () => {
    const guest = sampleUser({ role: 'guest', email: null, emailVerified: false, balance: 0 })
    const { server } = visit('/shop', { user: guest })
    expect(await screen.findByRole('button', { name: 'Create your account' })).toBeVisible()
    expect(server.sent('GET /library/daily')).toEqual([])
  })
})

describe('a purchase', () => {
  it('is asked once, with the balance before and after, and changes balance and card', async () => {
    const { user, server } = await open({ server: { [address(FERN)]: sold(FERN, 80) } })
    await user.click(await card(/^fern/))
    const dialog = within(await preview())
    expect(dialog.getByText(/pays you 1 R3/)).toBeVisible()
    await user.keyboard('b')
    expect(dialog.getByTestId('balance-change')).toHaveTextContent('You have100 R3Then you have80 R3')
    expect(server.sent(address(FERN))).toEqual([])
    await user.keyboard('{Enter}')
    expect(await dialog.findByText('It is yours, and equipped.')).toHaveFocus()
    expect(sessionState().user?.balance).toBe(80)
    expect(screen.getByText('“fern” is yours.')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(async () => expect((await cards())[0]).toBe('fernCommonNatureEnglishEquipped'))
  })

  it('happens once, however often the button is pressed, and again under the same key after a lost answer', async () => {
    let answers = 0
    const { user, server } = await open({
      server: {
        [address(FERN)]: () => {
          answers += 1
          return answers === 1 ? failed(500, 'PURCHASE_FAILED', 'x') : sold(FERN, 80)()
        },
      },
    })
    await user.click(await card(/^fern/))
    const dialog = within(await preview())
    await user.click(dialog.getByRole('button', { name: /Buy for 20 R3/ }))
    await user.dblClick(dialog.getByRole('button', { name: 'Yes, buy it' }))
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(server.sent(address(FERN))).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: /Buy for 20 R3/ }))
    await user.click(dialog.getByRole('button', { name: 'Yes, buy it' }))
    await dialog.findByText('It is yours, and equipped.')
    const keys = server.sent(address(FERN)).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toBeTruthy()
  })

  it('[SHOP-5] is not offered when R3 are missing: it says how many, and where to get them', async () => {
    const { user, server } = await open()
    await user.click(await card(/^echo/))
    const dialog = within(await preview())
    expect(dialog.getByText(/You are 50 R3 short/)).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Get R3' })).toHaveAttribute('href', '/buy-r3')
    expect(dialog.queryByRole('button', { name: /Buy for/ })).toBeNull()
    await user.keyboard('b')
    expect(dialog.queryByTestId('balance-change')).toBeNull()
    expect(server.sent(address(ECHO))).toEqual([])
  })

  it('[SHOP-5] is not offered for what is owned', async () => {
    const { user } = await open({ items: [{ ...FERN, owned: true }] })
    await user.click(await card(/^fern/))
    const dialog = within(await preview())
    expect(dialog.getByText('It is yours, but not equipped.')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /Buy/ })).toBeNull()
  })

  it('[SHOP-4] is off while a game is looked for, says why, and comes back with the end of the search', async () => {
    const { user, server } = await open()
    await user.click(await card(/^fern/))
    const dialog = within(await preview())
    await user.click(dialog.getByRole('button', { name: /Buy for 20 R3/ }))
    act(() => beginSearch('quick_match'))
    expect(dialog.getByText(/While you are looking for a game/)).toBeVisible()
    const button = dialog.getByRole('button', { name: /Buy for 20 R3/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    await user.keyboard('b')
    expect(dialog.queryByTestId('balance-change')).toBeNull()
    expect(server.sent(address(FERN))).toEqual([])
    act(endSearch)
    expect(dialog.getByRole('button', { name: /Yes, buy it|Buy for 20 R3/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  it('[SHOP-4] shows what the server says to one who searches elsewhere', async () => {
    const { user } = await open({
      server: { [address(FERN)]: () => failed(409, 'IN_MATCHMAKING_QUEUE', 'x') },
    })
    await user.click(await card(/^fern/))
    await user.keyboard('b{Enter}')
    expect(await within(await preview()).findByRole('alert')).toHaveTextContent(/queue|matchmaking/i)
  })

  it.each([
    ['english', 'The price has changed in the meantime. Take another look.'],
    ['italian', 'Nel frattempo il prezzo è cambiato. Dai un’altra occhiata.'],
  ] as const)(
    '[ADMIN-17] says in %s that the price has changed, and shows the new one',
    async (language, text) => {
      const dearer = { ...FERN, price: 35 }
      const sets = [[FERN], [dearer]]
      const { user } = await open({
        server: {
          'GET /library/daily': () =>
            ok({
              items: sets.length > 1 ? sets.shift() : sets[0],
              resetsAt: new Date(Date.now() + 5 * 3_600_000).toISOString(),
            }),
          [address(FERN)]: () => failed(409, 'CONFLICT', economyCalls.priceChanged),
        },
      })
      await user.click(await card(/^fern/))
      act(() => setLanguage(language))
      await preview()
      await user.keyboard('b')
      await user.keyboard('{Enter}')
      expect(await screen.findByText(text)).toBeVisible()
      await waitFor(async () => expect(await preview()).toHaveTextContent('35'))
    },
  )

  it('shows the new set when the day has changed', async () => {
    const { user, server } = await open({ server: { [address(FERN)]: () => failed(404, 'NOT_FOUND', 'x') } })
    await user.click(await card(/^fern/))
    await user.keyboard('b{Enter}')
    expect(await screen.findByText('A new day has begun. Here are its items.')).toBeVisible()
    await waitFor(() => expect(server.sent('GET /library/daily')).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the true balance when the server knows of fewer R3', async () => {
    let balance = 100
    const { user } = await open({
      server: {
        [address(FERN)]: () => {
          balance = 5
          return failed(402, 'INSUFFICIENT_R3', 'x')
        },
        'GET /auth/profile': () => ok(sampleProfile(sampleUser({ balance, preferredLanguage: 'english' }))),
      },
    })
    await user.click(await card(/^fern/))
    await user.keyboard('b{Enter}')
    expect(await within(await preview()).findByText(/You are 15 R3 short/)).toBeVisible()
  })

  it('offers to wear an avatar at once', async () => {
    const { user, server } = await open({
      balance: 500,
      server: {
        [address(OWL)]: sold(OWL, 380),
        [`POST /inventory/${OWL.id}/equip`]: () => ok({ item: { ...OWL, owned: true, equipped: true } }),
      },
    })
    await user.click(await card(/Professor Hoot/))
    await user.keyboard('b{Enter}')
    const dialog = within(await preview())
    await user.click(await dialog.findByRole('button', { name: 'Wear it now' }))
    expect(await dialog.findByText('You are wearing it.')).toBeVisible()
    expect(server.sent(`POST /inventory/${OWL.id}/equip`)).toHaveLength(1)
    expect(sessionState().user?.avatar).toBe(OWL.id)
  })
})
