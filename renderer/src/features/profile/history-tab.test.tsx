import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { PlayedGame } from '#shared/schemas/played-games.ts'

const game = (id: string, changes: Partial<PlayedGame> = {}): PlayedGame => ({
  gameSessionId: id,
  mode: 'ranked',
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
  const loss = game('g2', { place: 4, score: 0, rankPoints: -27 })
  const pages = [
    { games: [game('g3'), loss], next: '5_g2' },
    { games: [older], next: null },
  ]
  const { server } = open({ 'GET /users/u1/games': () => ok(pages.shift()) })
  expect(await screen.findByText('+18 rank points')).toBeVisible()
  expect(rows()).toEqual([
    expect.stringMatching(/^1st of 4Ranked.*1,240 points\+18 rank points$/),
    expect.stringMatching(/^4th of 4Ranked.*0 points−27 rank points$/),
  ])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('2nd of 2')).toBeVisible()
  expect(rows()).toHaveLength(3)
  expect(rows()[2]).toMatch(/^2nd of 2Game.*1 point$/)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  expect(server.sent('GET /users/u1/games')).toHaveLength(2)
})

it('leads somebody who has played none to a game', async () => {
  open({ 'GET /users/u1/games': () => ok({ games: [], next: null }) })
  expect(await screen.findByText('No finished game yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Find a game' })).toHaveAttribute('href', '/lobby')
})
