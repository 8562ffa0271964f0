import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followAccount } from '#renderer/app/follow-account.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { session, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { handleAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { sampleQuests, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { DailyQuests, Quest } from '#shared/schemas/quests.ts'

// It would ask before there is a server, and take the silence for maintenance.
vi.mock('#renderer/app/maintenance/watch-status.ts', () => ({ watchStatus: () => undefined }))

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})
followAccount()

const quest = (type: Quest['type'], progress: number, more: Partial<Quest> = {}): Quest => ({
  id: `20000-${type}`,
  type,
  target: 3,
  progress,
  reward: 20,
  claimed: false,
  ...more,
})
const day = (...changed: Quest[]): DailyQuests => ({
  ...sampleQuests,
  quests: sampleQuests.quests.map((one) => changed.find(({ id }) => id === one.id) ?? one),
})

/** A server on which quests can be claimed. */
function serverOf(daily: DailyQuests): Parameters<typeof stubServer>[0] {
  let balance = 100
  const claims = [...daily.quests, ...daily.unclaimed].map((one) => [
    `POST /quests/${one.id}/claim`,
    () => {
      balance += one.reward
      return ok({ quest: { ...one, claimed: true }, balance })
    },
  ])
  return { 'GET /quests/daily': () => ok(daily), ...Object.fromEntries(claims) }
}
function open(daily: DailyQuests, server = serverOf(daily), user = sampleUser({ balance: 100 })) {
  return { ...visit('/lobby', { user, server }), user: userEvent.setup() }
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name })
const menu = async () => within(await screen.findByTestId('quests'))

describe('the bell', () => {
  it('says how many quests can be claimed, also those of the day before', async () => {
    const left = quest('ranked_wins', 3, { id: '19999-ranked_wins' })
    open({ ...day(quest('total_games', 3), quest('quick_matches', 3, { claimed: true })), unclaimed: [left] })
    expect(await bell('Quests, 2 ready')).toBeVisible()
  })

  it('[QUEST-1, UI-13] opens five quests with progress and reward, and the way to the pass', async () => {
    const { user } = open(day(quest('private_matches', 2)))
    await user.click(await bell('Quests'))
    const rows = (await menu()).getAllByRole('listitem').map((row) => row.textContent)
    expect(rows).toEqual([
      'Finish 3 quick matches 0 of 3+20 R3',
      'Finish 3 games in a private room 2 of 3+20 R3',
      'Win 3 ranked games 0 of 3+20 R3',
      'Give 3 right answers 0 of 3+20 R3',
      'Finish 3 games 0 of 3+20 R3',
    ])
    expect((await menu()).getByText(/^New quests in .* \(00:00 UTC\)$/)).toBeVisible()
    expect((await menu()).getByRole('link', { name: 'To the game pass' })).toHaveAttribute(
      'href',
      '/game-pass',
    )
  })

  it('is not there for guests, who have no quests', async () => {
    const { server } = open(day(), {}, sampleUser({ role: 'guest', email: null }))
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByTestId('quests-bell')).toBeNull()
    expect(server.sent('GET /quests/daily')).toEqual([])
  })

  it('says that quests could not be loaded, and tries again', async () => {
    let works = false
    const answer = () => (works ? ok(day()) : failed(403, 'FORBIDDEN', 'Forbidden'))
    const { user } = open(day(), { 'GET /quests/daily': answer })
    await user.click(await bell('Quests'))
    const state = within(await (await menu()).findByTestId('error-state'))
    works = true
    await user.click(state.getByRole('button', { name: 'Try again' }))
    expect(await (await menu()).findAllByRole('listitem')).toHaveLength(5)
  })
})

describe('a claim', () => {
  it('[QUEST-5, UI-13] is sent once with a key, and shows what it brought', async () => {
    const { user, server } = open(day(quest('total_games', 3)))
    await user.click(await bell('Quests, 1 ready'))
    await user.click((await menu()).getByRole('button', { name: 'Claim 20 R3: Finish 3 games' }))
    await waitFor(async () =>
      expect((await menu()).getByTestId('quest-total_games')).toHaveTextContent('Claimed'),
    )
    const [sent, ...more] = server.sent('POST /quests/20000-total_games/claim')
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(more).toEqual([])
    expect(useSession.getState().user?.balance).toBe(120)
    expect(await bell('Quests')).toBeVisible()
  })

  it('of all takes every quest that is ready, each with a key of its own', async () => {
    const { user, server } = open(day(quest('total_games', 3), quest('correct_answers', 3)))
    await user.click(await bell('Quests, 2 ready'))
    await user.click((await menu()).getByRole('button', { name: 'Claim all (2)' }))
    expect(await bell('Quests')).toBeVisible()
    const keys = server.requests
      .filter(({ path }) => path.endsWith('/claim'))
      .map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(2)
    expect(useSession.getState().user?.balance).toBe(140)
  })

  it('that is refused says why, and looks at the quests again', async () => {
    const ready = day(quest('total_games', 3))
    const { user, server } = open(ready, {
      ...serverOf(ready),
      'POST /quests/20000-total_games/claim': () => failed(409, 'CONFLICT', 'Conflict'),
    })
    await user.click(await bell('Quests, 1 ready'))
    const before = server.sent('GET /quests/daily').length
    await user.click((await menu()).getByRole('button', { name: /^Claim/ }))
    await waitFor(() => expect(server.sent('GET /quests/daily').length).toBeGreaterThan(before))
    expect(useSession.getState().user?.balance).toBe(100)
  })
})

describe('a step', () => {
  it('[RT-37] shows at once at the bell', async () => {
    open(day(quest('total_games', 2)))
    await bell('Quests')
    act(() => handleAccountEvent('quest_progress', { quest: quest('total_games', 3) }))
    expect(await bell('Quests, 1 ready')).toBeVisible()
  })

  it('[RT-37] that completes a quest is told after the running round, not in it', async () => {
    const line = inRoom()
    renderRoutes([{ path: '/', Component: () => null }], '/')
    line.tell('room_view', view({ phase: 'answering', gameSession: session() }))
    handleAccountEvent('quest_progress', { quest: quest('correct_answers', 2) })
    handleAccountEvent('quest_progress', { quest: quest('ranked_wins', 3) })
    // The part that tells has been fetched by now, and has had its turn.
    await import('#renderer/features/quests/quest-news.ts')
    await act(async () => undefined)
    expect(screen.queryByText(/ranked games/)).toBeNull()
    act(() => line.tell('room_view', view({ phase: 'finished', gameSession: session() })))
    expect(await screen.findByText('Quest complete: Win 3 ranked games (+20 R3)')).toBeVisible()
    expect(screen.queryByText(/right answers/)).toBeNull()
  })
})
