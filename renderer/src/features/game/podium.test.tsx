import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { player, room, score } from '#renderer/realtime/testing/room-fixtures.ts'
import { failed, stubServer } from '#renderer/testing/server.ts'
import type { OwnGame } from '#shared/protocol/parts.ts'

let game: ReturnType<typeof inGame>
// Read from the disk for the first time it may take longer than a test looks for it.
beforeAll(async () => void (await import('#renderer/features/game/game-over.tsx')))
beforeEach(() => {
  setLanguage('english')
  stubServer({})
  game = inGame()
})
const own = (changes: Partial<OwnGame> = {}): OwnGame => ({
  place: 2,
  accuracy: 0.5,
  fastestMs: 3_240,
  streak: 2,
  level: null,
  rank: null,
  ...changes,
})
const finish = (yours?: OwnGame) =>
  game.tell('game_finished', {
    winner: null,
    scores: [score('Bo', 210, 2), score('Ada', 90, 1)],
    rewards: null,
    ...(yours ? { yours, wrongGuess: { userId: 'bo', username: 'Bo', guess: 'Pairs' } } : {}),
  })

describe('another game', () => {
  it('[GAME-38] is seen by all as soon as somebody wants it, with the way in', async () => {
    const { sent } = stubServer({ 'POST /game/game-r1/rematch': () => failed(503, 'X', 'Not just now') })
    const user = userEvent.setup()
    game.draw()
    finish()
    expect(await screen.findByRole('button', { name: 'Play again' })).toBeVisible()
    game.tell('rematch_wanted', { roomId: 'r2', userIds: ['bo'], of: 2 })
    const banner = screen.getByTestId('rematch')
    expect(banner).toHaveTextContent('1 of 2 want to play again: Bo')
    expect(banner.closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
    await user.click(within(banner).getByRole('button', { name: 'Play along' }))
    expect(sent('POST /game/game-r1/rematch')).toHaveLength(1)
    expect(await within(banner).findByRole('button', { name: 'Play along' })).not.toHaveAttribute(
      'data-loading',
    )
  })

  it('[GAME-38] is offered after a quick match beside the search for others, and never after ranked', async () => {
    game.draw()
    game.tell('room_state_updated', { room: room({ mode: 'quick', matched: true }) })
    finish()
    expect(await screen.findByRole('button', { name: 'Play again' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next game' })).toBeVisible()
    game.tell('room_state_updated', { room: room({ mode: 'ranked', matched: true }) })
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Next game' })).toBeVisible()
  })
})

describe('what the game was for oneself', () => {
  it('[GAME-44] is told in figures, with the level and the best wrong guess', async () => {
    game.draw()
    finish(own({ level: { before: 1, after: 2, xp: { before: 90, after: 130 } } }))
    const figures = await screen.findByTestId('own-game')
    expect(figures).toHaveTextContent(
      /Place2nd.*Points90.*Right guesses50%.*Fastest answer3\.2 s.*Right in a row2.*Level 2 reached!/,
    )
    expect(screen.getByTestId('best-miss')).toHaveTextContent('Best wrong guess of the evening“Pairs”Bo')
  })

  it('[GAME-44] says so where nothing was right, and is left out where nothing is known', async () => {
    game.draw()
    finish()
    await screen.findByTestId('podium')
    expect(screen.queryByTestId('own-game')).toBeNull()
    expect(screen.queryByTestId('best-miss')).toBeNull()
    finish(own({ accuracy: null, fastestMs: null, streak: 0 }))
    expect(screen.getByTestId('own-game')).toHaveTextContent(
      /Right guessesnone.*Fastest answernone.*Right in a rownone/,
    )
  })
})

it('[ROOM-37] who came late is marked so, in the scores and at the end', async () => {
  game.draw()
  game.tell('room_state_updated', {
    room: room({ players: [player('Ada'), player('Bo', { joinedInRound: 3 })] }),
  })
  const table = within(screen.getByTestId('scores'))
  expect(await table.findByText('plays from round 3 on')).toBeVisible()
  act(() => game.startRound(3))
  expect(await table.findByText('came in round 3')).toBeVisible()
  finish()
  expect(await within(await screen.findByTestId('podium')).findByText('came in round 3')).toBeVisible()
})

it.each([
  ['english', /A draw/],
  ['italian', /Pareggio/],
] as const)(
  '[RANK-18] names one winner after a forfeit, also without points, in %s',
  async (language, draw) => {
    setLanguage(language)
    game.draw()
    const left = { ...score('Bo'), left: true }
    game.tell('game_finished', {
      winner: { userId: 'ada', username: 'Ada' },
      scores: [score('Ada'), left],
      rewards: null,
    })
    const steps = within(await screen.findByTestId('podium')).getAllByRole('listitem')
    expect(steps.map(({ dataset }) => [dataset.place, dataset.won])).toEqual([
      ['1', 'true'],
      ['2', 'false'],
    ])
    expect(screen.queryByText(draw)).toBeNull()
    game.tell('game_finished', { winner: null, scores: [score('Ada'), score('Bo')], rewards: null })
    expect(screen.getByText(draw)).toBeVisible()
  },
)

it('two stand on a podium of two steps', async () => {
  game.draw()
  finish()
  expect(await screen.findByTestId('podium')).toHaveAttribute('data-steps', '2')
})
