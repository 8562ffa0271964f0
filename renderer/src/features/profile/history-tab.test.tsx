import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { session } from '#renderer/realtime/testing/room-fixtures.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { PlayedGame } from '#shared/schemas/played-games.ts'

const game = (id: string, changes: Partial<PlayedGame> = {}): PlayedGame => ({
  gameSessionId: id,
  mode: 'ranked',
  matched: true,
  at: '2026-11-21T20:15:00.000Z',
  place: 1,
  players: 4,
  score: 1_240,
  rankPoints: 18,
  ...changes,
})
const open = (server: Parameters<typeof stubServer>[0]) =>
  visit('/profile?tab=history', { user: sampleUser(), server })
const rows = () => screen.getAllByTestId('played-game').map(({ textContent }) => textContent)

it('[GAME-44] lists the games one has played, and more of them when asked', async () => {
  const user = userEvent.setup()
  const older = game('g1', { mode: null, place: 2, players: 2, score: 1, rankPoints: null })
  const quick = game('g4', { mode: 'quick', rankPoints: null })
  const loss = game('g2', { place: 4, score: 0, rankPoints: -27 })
  const pages = [
    { games: [game('g3'), loss], next: '5_g2' },
    { games: [older, quick], next: null },
  ]
  const { server } = open({ 'GET /users/u1/games': () => ok(pages.shift()) })
  expect(await screen.findByText('+18 rank points')).toBeVisible()
  expect(rows()).toEqual([
    expect.stringMatching(/^1st of 4Ranked.*1,240 points\+18 rank pointsEvery round again$/),
    expect.stringMatching(/^4th of 4Ranked.*0 points−27 rank pointsEvery round again$/),
  ])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('2nd of 2')).toBeVisible()
  expect(rows()).toHaveLength(4)
  expect(rows()[2]).toMatch(/^2nd of 2Game.*1 pointEvery round again$/)
  expect(rows()[3]).toContain('Quick match')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(server.sent('GET /users/u1/games')).toHaveLength(2)
})

it('[GAME-44] opens the rounds of a game where they are asked for', async () => {
  const user = userEvent.setup()
  const page = {
    prompt: 'Which river runs through Rome?',
    answer: 'Tiber',
    yourResult: { result: 'correct' as const, points: 120 },
  }
  const { server } = open({
    'GET /users/u1/games': () => ok({ games: [game('g3')], next: null }),
    'GET /game/g3': () => ok({ gameSession: session({ id: 'g3', status: 'finished', album: [page] }) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Every round again', expanded: false }))
  expect(await screen.findByText('Tiber')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Every round again', expanded: true })).toBeVisible()
  expect(server.sent('GET /game/g3')).toHaveLength(1)
})

it('leads somebody who has played none to a game', async () => {
  open({ 'GET /users/u1/games': () => ok({ games: [], next: null }) })
  expect(await screen.findByText('No finished game yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find a game' })).toHaveAttribute('href', '/lobby')
})
