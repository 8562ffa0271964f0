import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sessionState } from '#renderer/session/session-store.ts'
import { sampleAvatar, sampleWord } from '#renderer/testing/library-samples.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { LibraryItem } from '#shared/schemas/library.ts'

const FERN = sampleWord('fern', { owned: true, equipped: true })
const ATTIC = sampleWord('attic', { owned: true })
const OWL = sampleAvatar('Professor Hoot', { owned: true })
const CAT = sampleAvatar('Whiskers', {
  id: 'common-cat-wink-smile-none-g4-b3',
  owned: true,
  equipped: true,
})
const ALL = [FERN, ATTIC, OWL, CAT]

async function open(items: LibraryItem[] = ALL, server: Parameters<typeof stubServer>[0] = {}) {
  const page = visit('/profile?tab=inventory', {
    user: sampleUser({ avatar: CAT.id }),
    server: { 'GET /inventory': () => ok({ items }), ...server },
  })
  await screen.findByRole('heading', { level: 2, name: 'Words' })
  return { ...page, user: userEvent.setup() }
}
const words = () => screen.getAllByTestId('owned-word').map(({ textContent }) => textContent)
const button = (name: string) => screen.findByRole('button', { name })
/** An answer that waits until the test lets it come. */
function held(answer: ReturnType<typeof ok>) {
  const gate = Promise.withResolvers<void>()
  return { answer: () => gate.promise.then(() => answer), release: gate.resolve }
}
afterEach(() => vi.unstubAllGlobals())

describe('the inventory', () => {
  it('shows words and avatars, what is equipped, and how many words may be', async () => {
    await open()
    expect(screen.getByTestId('equipped-count')).toHaveTextContent('1 of 50 equipped')
    expect(words()).toEqual(['fernCommonEquippedUnequip', 'atticCommonEquip'])
    expect(screen.getAllByTestId('owned-avatar')).toHaveLength(2)
    expect(await button('Unequip Whiskers')).toBeVisible()
  })

  it('takes a word off and puts it on at once, before the server has answered', async () => {
    const late = held(ok({ item: { ...FERN, equipped: false } }))
    const { user, server } = await open(ALL, {
      [`POST /inventory/${FERN.id}/unequip`]: late.answer,
      [`POST /inventory/${FERN.id}/equip`]: () => ok({ item: FERN }),
    })
    await user.click(await button('Unequip fern'))
    expect(await button('Equip fern')).toBeVisible()
    expect(screen.getByTestId('equipped-count')).toHaveTextContent('0 of 50 equipped')
    late.release()
    await user.click(await button('Equip fern'))
    expect(await button('Unequip fern')).toBeVisible()
    expect(server.sent(`POST /inventory/${FERN.id}/unequip`)).toHaveLength(1)
    expect(server.sent(`POST /inventory/${FERN.id}/equip`)).toHaveLength(1)
  })

  it('takes back what the server refuses, and says why', async () => {
    const { user } = await open(ALL, {
      [`POST /inventory/${ATTIC.id}/equip`]: () => failed(409, 'MAX_EQUIPPED_WORDS_REACHED', 'x'),
    })
    await user.click(await button('Equip attic'))
    expect(await screen.findByText(/50/, { selector: '[role="alert"] *' })).toBeVisible()
    expect(await button('Equip attic')).toBeVisible()
    expect(screen.getByTestId('equipped-count')).toHaveTextContent('1 of 50 equipped')
  })

  it('wears one avatar at a time', async () => {
    const { user } = await open(ALL, {
      [`POST /inventory/${OWL.id}/equip`]: () => ok({ item: { ...OWL, equipped: true } }),
    })
    await user.click(await button('Wear Professor Hoot'))
    expect(await button('Unequip Professor Hoot')).toBeVisible()
    expect(await button('Wear Whiskers')).toBeVisible()
    await waitFor(() => expect(sessionState().user?.avatar).toBe(OWL.id))
  })

  it('goes back to the avatar before when the server refuses', async () => {
    const { user } = await open(ALL, {
      [`POST /inventory/${OWL.id}/equip`]: () => failed(404, 'NOT_FOUND', 'x'),
    })
    await user.click(await button('Wear Professor Hoot'))
    expect(await button('Unequip Whiskers')).toBeVisible()
    expect(await button('Wear Professor Hoot')).toBeVisible()
    expect(sessionState().user?.avatar).toBe(CAT.id)
  })

  it('finds words by their letters, and those that are equipped', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox', { name: 'Search your words' }), 'ATT')
    expect(words()).toEqual(['atticCommonEquip'])
    await user.click(screen.getByRole('switch', { name: 'Equipped only' }))
    expect(screen.getByText('No word fits')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all words' }))
    expect(words().length).toBeGreaterThan(1)
    expect(screen.getByRole('searchbox', { name: 'Search your words' })).toHaveFocus()
  })

  it('leads to the library while it is empty', async () => {
    await open([])
    const links = screen.getAllByRole('link', { name: 'To the library' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shop', '/shop'])
  })

  it('can be loaded again', async () => {
    let broken = true
    visit('/profile?tab=inventory', {
      user: sampleUser(),
      server: {
        'GET /inventory': () => (broken ? failed(400, 'SERVER_ERROR', 'x') : ok({ items: ALL })),
      },
    })
    expect(await screen.findByText('Your inventory could not be loaded')).toBeVisible()
    broken = false
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByTestId('owned-word')).toHaveLength(2)
  })

  it('is not for guests', async () => {
    const guest = sampleUser({ role: 'guest', email: null, emailVerified: false, balance: 0 })
    const { server } = visit('/profile?tab=inventory', { user: guest })
    expect(await screen.findByRole('button', { name: 'Create your account' })).toBeVisible()
    expect(server.sent('GET /inventory')).toEqual([])
  })
})

describe('the choice of an avatar', () => {
  it('offers those that were bought beside the free ones', async () => {
    const user = userEvent.setup()
    const { server } = visit('/profile', {
      user: sampleUser(),
      server: {
        'GET /inventory': () => ok({ items: ALL }),
        'PATCH /auth/profile': () => ok({ user: sampleUser({ avatar: OWL.id }) }),
      },
    })
    await user.click(await button('Change avatar'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('radio', { name: 'Whiskers' })).toBeTruthy()
    expect(dialog.getAllByRole('radio')).toHaveLength(14)
    await user.click(dialog.getByRole('radio', { name: 'Professor Hoot' }))
    await user.click(dialog.getByRole('button', { name: 'Wear this one' }))
    await waitFor(() => expect(server.sent('PATCH /auth/profile')[0]?.body).toEqual({ avatar: OWL.id }))
  })
})
