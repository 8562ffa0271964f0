import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDay } from '#renderer/lib/format-date.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { PREMIUM_PRICE, passReward, xpUpTo } from '#shared/constants/rewards.ts'
import type { GamePass } from '#shared/schemas/game-pass.ts'
import type { User } from '#shared/schemas/user.ts'
import { seasonEndAt } from '#shared/seasons.ts'

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

const passAt = (level: number, claimed: number, premium = false): GamePass => ({
  season: 1,
  level,
  xp: xpUpTo(level) + 100,
  premium,
  levels: Array.from({ length: 30 }, (_, index) => ({
    level: index + 1,
    free: { reward: passReward('free', index + 1), claimed: index < claimed },
    premium: { reward: passReward('premium', index + 1), claimed: false },
  })),
})

async function open(
  pass: GamePass,
  server: Parameters<typeof stubServer>[0] = {},
  changes: Partial<User> = {},
) {
  const page = visit('/game-pass', {
    user: sampleUser({ balance: 1_000, ...changes }),
    server: { 'GET /game-pass': () => ok(pass), ...server },
  })
  await screen.findByRole('heading', { level: 1, name: 'Game pass' })
  return { ...page, user: userEvent.setup() }
}
const levels = async () => within(await screen.findByTestId('pass-track')).getAllByRole('listitem')
const nameOf = (item: HTMLElement | undefined) => item?.getAttribute('aria-label')

describe('the game pass', () => {
  it('[PASS-1] is a list of 30 levels that say what both tracks give', async () => {
    await open(passAt(7, 6))
    const items = await levels()
    expect(items).toHaveLength(30)
    expect(nameOf(items[5])).toBe('Level 6, free: 20 R3, claimed; premium: 15 voice tokens, with premium')
    expect(nameOf(items[6])).toBe('Level 7, free: 20 R3, ready; premium: 35 R3, with premium')
    expect(nameOf(items[9])).toBe('Level 10, free: 60 R3, not reached yet; premium: 120 R3, with premium')
    expect(items[6]).toHaveAttribute('aria-current', 'step')
    expect(screen.getByTestId('pass-level')).toHaveTextContent('Level 7100 of 790 XP to level 8')
  })

  it('[RANK-17] prints how XP are earned, and when the season ends', async () => {
    await open(passAt(0, 0))
    const rules = await screen.findByTestId('xp-rules')
    for (const line of [
      'Game finished+20 XP',
      'Right answer+10 XP',
      'Win+50 XP',
      'Up to 1,000 XP a day. Level 1 takes 300 XP, and each level 70 more than the one before.',
      `Season 1 ends on ${formatDay(seasonEndAt(Date.now()))}.`,
    ])
      expect(rules).toHaveTextContent(line)
  })

  it('is walked along by arrow keys, Home and End, from the level that is next', async () => {
    const { user } = await open(passAt(7, 7))
    const items = await levels()
    expect(items.filter(({ tabIndex }) => tabIndex === 0)).toEqual([items[7]])
    items[7]?.focus()
    await user.keyboard('{ArrowRight}')
    expect(items[8]).toHaveFocus()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(items[6]).toHaveFocus()
    await user.keyboard('{End}')
    expect(items[29]).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(items[29]).toHaveFocus()
    await user.keyboard('{Home}')
    expect(items[0]).toHaveFocus()
    expect(items.filter(({ tabIndex }) => tabIndex === 0)).toEqual([items[0]])
  })

  it('[PASS-3] claims one level, once with a key', async () => {
    const { user, server } = await open(passAt(7, 6), {
      'POST /game-pass/levels/7/claim': () =>
        ok({ reward: { currency: 'r3', amount: 20 }, balance: 1_020, pass: passAt(7, 7) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Claim level 7, free: 20 R3' }))
    await waitFor(async () => expect(nameOf((await levels())[6])).toContain('free: 20 R3, claimed'))
    const [sent, ...more] = server.sent('POST /game-pass/levels/7/claim')
    expect(sent).toMatchObject({ body: { track: 'free' } })
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(more).toEqual([])
    expect(useSession.getState().user?.balance).toBe(1_020)
  })

  it('[PASS-3] claims all that is open, and offers it no more', async () => {
    const rewards = [6, 7].map((level) => ({ level, track: 'free', reward: { currency: 'r3', amount: 20 } }))
    const { user } = await open(passAt(7, 5), {
      'POST /game-pass/claim': () => ok({ rewards, balance: 1_040, pass: passAt(7, 7) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Claim all (2)' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim all/ })).toBeNull())
    expect(useSession.getState().user?.balance).toBe(1_040)
  })

  it('[PASS-2, PASS-4] unlocks premium after one question, which says what it costs and what comes at once', async () => {
    const { user, server } = await open(passAt(4, 4), {
      'POST /game-pass/premium': () => ok({ balance: 1_000 - PREMIUM_PRICE, pass: passAt(4, 4, true) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Unlock for 400 R3' }))
    const dialog = within(await screen.findByRole('dialog'))
    for (const line of ['1,000 R3', '−400 R3', '600 R3', 'To claim at once: 105 R3 and 15 voice tokens'])
      expect(await dialog.findByText(line)).toBeVisible()
    expect(server.sent('POST /game-pass/premium')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Unlock' }))
    expect(await screen.findByRole('button', { name: 'Claim all (4)' })).toBeVisible()
    expect(screen.getByTestId('premium-card')).toHaveTextContent('Yours for this season.')
    expect(server.sent('POST /game-pass/premium')[0]?.headers.get('idempotency-key')).toMatch(
      /^[0-9a-f]{32}$/,
    )
    expect(useSession.getState().user?.balance).toBe(600)
  })

  it('[PASS-2] says what is missing, and where R3 come from', async () => {
    const { user } = await open(passAt(0, 0), {}, { balance: 150 })
    await user.click(await screen.findByRole('button', { name: 'Unlock for 400 R3' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('You are 250 R3 short.')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Get R3' })).toHaveAttribute('href', '/buy-r3')
    expect(dialog.queryByRole('button', { name: 'Unlock' })).toBeNull()
  })

  it('asks guests for an account, and the server for nothing', async () => {
    const { server } = await open(passAt(0, 0), {}, { role: 'guest', email: null })
    expect(await screen.findByRole('button', { name: 'Create your account' })).toBeVisible()
    expect(server.sent('GET /game-pass')).toEqual([])
  })

  it('says that it could not be loaded, and tries again', async () => {
    let works = false
    const answer = () => (works ? ok(passAt(1, 0)) : failed(403, 'FORBIDDEN', 'Forbidden'))
    const { user } = await open(passAt(1, 0), { 'GET /game-pass': answer })
    const state = within(await screen.findByTestId('error-state'))
    works = true
    await user.click(state.getByRole('button', { name: 'Try again' }))
    expect(await levels()).toHaveLength(30)
  })

  it('speaks Italian', async () => {
    setLanguage('italian')
    visit('/game-pass', {
      user: sampleUser({ preferredLanguage: 'italian' }),
      server: { 'GET /game-pass': () => ok(passAt(1, 1)) },
    })
    await screen.findByRole('heading', { level: 1, name: 'Pass di gioco' })
    expect(nameOf((await levels())[0])).toBe(
      'Livello 1, gratuito: 20 R3, riscosso; premium: 35 R3, con premium',
    )
  })
})
