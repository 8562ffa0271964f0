import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GamePage } from '#renderer/features/game/game-page.tsx'
import { setAnnouncerOutlet } from '#renderer/lib/announcer.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setNavigator } from '#renderer/lib/navigation.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { currentSearch, endSearch, setMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import {
  message,
  player,
  quiz,
  room,
  score,
  session,
  view,
} from '#renderer/realtime/testing/room-fixtures.ts'
import { profileQuery } from '#renderer/session/profile.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { sampleProfile, sampleRank } from '#renderer/testing/samples.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import type { Rewards } from '#shared/protocol/parts.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { UserRank } from '#shared/schemas/user.ts'

const START = 'POST /gamemode/matchmaking/start'
const visited: string[] = []
let line: ReturnType<typeof inRoom>
const tell: typeof line.tell = (name, payload) => act(() => line.tell(name, payload))
const bot = player('Robin', { isBot: true, isReady: true })

/** Ada in the first round of a game that the server put together. */
function play(changes: Partial<Room> = {}) {
  line.tell(
    'room_view',
    view({
      phase: 'answering',
      room: room({ mode: 'ranked', matched: true, status: 'in_progress', ...changes }),
      gameSession: session({
        round: 1,
        scores: (changes.players ?? room().players).map((one) => score(one.username)),
      }),
      quiz: quiz(),
    }),
  )
  return renderRoutes([{ path: '/game/:gameId', Component: GamePage }], '/game/game-r1')
}
const finish = (rewards: Rewards, scores = [score('Ada', 210, 2), score('Bo', 90, 1)]) =>
  tell('game_finished', { winner: { userId: 'ada', username: 'Ada' }, scores, rewards })
const reward = (rankPoints: number): Rewards => [{ userId: 'ada', r3: 0, passXp: 0, rankPoints }]

/** What `GET /ranks/me` answers, one after the other. */
function ranks(...answers: Partial<UserRank>[]) {
  const left = [...answers]
  return stubServer({
    'GET /ranks/me': () =>
      ok({ userRank: { ...sampleRank, position: null, ...(left.length > 1 ? left.shift() : left[0]) } }),
    [START]: () => ok({ message: '', queueId: 'q', estimatedWaitTime: 5_000 }),
    'GET /gamemode/matchmaking/status': () => ok({ isInQueue: true }),
  })
}

beforeEach(() => {
  setLanguage('english')
  queryClient.clear()
  visited.length = 0
  setNavigator((path) => visited.push(path))
  stubServer({})
  line = inRoom()
})
afterEach(() => {
  endSearch()
  setMatchmaking({ rankedBanUntil: null })
})

describe('practice opponents', () => {
  const players = [player('Ada'), bot]

  it('are labelled in the scores, in what they say and when they are right', () => {
    play({ mode: 'quick', players })
    tell('chat_message', message(1, 'Robin', 'London?'))
    tell('chat_message', message(2, 'Ada', 'Hm'))
    tell('correct_answer', {
      userId: 'robin',
      username: 'Robin',
      points: 110,
      order: 1,
      streak: 1,
      answered: 1,
      of: 2,
    })
    const labelled = (place: HTMLElement) => within(place).queryAllByText('bot').length
    expect(labelled(screen.getByTestId('scores'))).toBe(1)
    const lines = within(screen.getByRole('log')).getAllByRole('listitem')
    expect(lines.map((one) => [one.textContent, labelled(one)])).toEqual([
      ['RobinbotLondon?', 1],
      ['AdaHm', 0],
      ['Robin got itbot+110', 1],
    ])
  })

  it('are labelled on the podium, also for those who only hear it', async () => {
    const said = vi.fn()
    const off = setAnnouncerOutlet((one) => one && said(one.message))
    play({ mode: 'quick', players })
    finish(null, [score('Ada', 210, 2), score('Robin', 90, 1)])
    const [first, second] = within(await screen.findByTestId('podium')).getAllByRole('listitem')
    expect(within(first as HTMLElement).queryByText('bot')).toBeNull()
    expect(within(second as HTMLElement).getByText('bot')).toBeVisible()
    await waitFor(() => expect(said).toHaveBeenCalledWith('1st Ada, 210 points; 2nd Robin (bot), 90 points.'))
    off()
  })
})

it('[GUEST-1] guests are marked in the scores, in what they say and on the podium, also when they have left', async () => {
  const guest = player('Pippo', { isGuest: true })
  play({ mode: 'quick', players: [player('Ada'), guest] })
  tell('chat_message', message(1, 'Pippo', 'Rome?'))
  expect(within(screen.getByTestId('scores')).getAllByText('Guest')).toHaveLength(1)
  expect(within(screen.getByRole('log')).getByText('Guest')).toBeVisible()
  tell('room_state_updated', { room: room({ mode: 'quick', players: [player('Ada')] }) })
  expect(within(screen.getByRole('log')).getByText('Guest')).toBeVisible()
  finish(null, [score('Ada', 210, 2), score('Pippo', 90, 1)])
  expect(within(await screen.findByTestId('podium')).getByText('Guest')).toBeVisible()
})

describe('a game that the server put together', () => {
  it('has no host, and is called by its mode', () => {
    play()
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(screen.queryByLabelText('Host')).toBeNull()
    expect(screen.getByText('Ranked')).toBeVisible()
  })

  it('asks before one leaves a ranked one, with what that costs', async () => {
    const user = userEvent.setup()
    play()
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(/You come last and lose at least 20 rank points/)
    expect(dialog).toHaveTextContent(/5 minutes the first time/)
  })

  it('offers the next one in place of a rematch, and looks for it from the lobby', async () => {
    const { sent } = ranks({})
    const user = userEvent.setup()
    play()
    finish(reward(18))
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Next game' }))
    await waitFor(() => expect(visited).toEqual(['/lobby']))
    expect(sent(START)[0]?.body).toEqual({ gameModeId: 'ranked' })
    expect(currentSearch()?.modeId).toBe('ranked')
    expect(localStorage.getItem('voluntarily_left_room')).toBeNull()
  })

  it('keeps who is refused the next one where they are', async () => {
    stubServer({ [START]: () => failed(503, 'MAINTENANCE', 'Server under maintenance') })
    const user = userEvent.setup()
    play({ mode: 'quick' })
    finish(null)
    await user.click(await screen.findByRole('button', { name: 'Next game' }))
    expect(await screen.findByText('Server under maintenance')).toBeVisible()
    expect(screen.getByTestId('podium')).toBeVisible()
    expect(visited).toEqual([])
  })
})

describe('what a ranked game has changed', () => {
  const scholar = { rank: 'scholar', points: 700, pointsToNext: 250 } as const
  const moment = () => screen.findByTestId('rank-change')

  it('is shown: the points won, those one has now, and how far it is to the next rank', async () => {
    const { sent } = ranks(scholar, { ...scholar, points: 718, pointsToNext: 232 })
    play()
    await waitFor(() => expect(sent('GET /ranks/me')).toHaveLength(1))
    finish(reward(18))
    expect(await screen.findByText('now 718')).toBeVisible()
    expect(await moment()).toHaveTextContent('Scholar+18 rank pointsnow 718232 points to Sage')
  })

  it('may be a promotion, which is celebrated and said', async () => {
    const said = vi.fn()
    const off = setAnnouncerOutlet((one) => one && said(one.message))
    const { sent } = ranks(scholar, { rank: 'sage', points: 957, pointsToNext: 293 })
    play()
    await waitFor(() => expect(sent('GET /ranks/me')).toHaveLength(1))
    finish(reward(18))
    expect(await screen.findByRole('heading', { name: 'Promoted: Sage!' })).toBeVisible()
    await waitFor(() => expect(said).toHaveBeenCalledWith('Promoted: Sage!'))
    off()
  })

  it('may be a loss, or a rank', async () => {
    const { sent } = ranks(scholar, { rank: 'seeker', points: 533, pointsToNext: 67 })
    play()
    await waitFor(() => expect(sent('GET /ranks/me')).toHaveLength(1))
    finish(reward(-27))
    expect(await screen.findByRole('heading', { name: 'Back to Seeker' })).toBeVisible()
    expect(await moment()).toHaveTextContent('−27 rank points')
  })

  it('is not compared with anything after a load of the page', async () => {
    ranks({ rank: 'sage', points: 957, pointsToNext: 293 })
    line.tell(
      'room_view',
      view({
        phase: 'finished',
        room: room({ mode: 'ranked', matched: true, status: 'finished' }),
        gameSession: session({ status: 'finished' }),
        result: { winner: null, scores: [score('Ada', 1)], rewards: reward(18) },
      }),
    )
    renderRoutes([{ path: '/game/:gameId', Component: GamePage }], '/game/game-r1')
    expect(await screen.findByText('now 957')).toBeVisible()
    expect(screen.queryByText(/Promoted/)).toBeNull()
  })

  it('is told as soon as it is known', async () => {
    ranks(scholar)
    play()
    finish(null)
    expect(await screen.findByText(/still being counted/)).toBeVisible()
  })

  it('is asked for anew by what shows level and rank', async () => {
    ranks(scholar)
    queryClient.setQueryData(profileQuery.queryKey, sampleProfile())
    const { startRealtime } = await import('#renderer/realtime/start-realtime.ts')
    startRealtime((path) => visited.push(path))
    play()
    expect(queryClient.getQueryState(profileQuery.queryKey)?.isInvalidated).toBe(false)
    finish(reward(18))
    expect(queryClient.getQueryState(profileQuery.queryKey)?.isInvalidated).toBe(true)
  })
})
