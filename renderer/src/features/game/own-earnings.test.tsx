import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { score } from '#renderer/realtime/testing/room-fixtures.ts'
import { stubServer } from '#renderer/testing/server.ts'

let game: ReturnType<typeof inGame>
beforeEach(() => {
  setLanguage('english')
  stubServer({})
  game = inGame()
})
const finish = (r3: number, passXp: number) =>
  game.tell('game_finished', {
    winner: null,
    scores: [score('Bo', 210, 2), score('Ada', 90, 1)],
    rewards: [
      { userId: 'bo', r3: 30, passXp: 90 },
      { userId: 'ada', r3, passXp },
    ],
  })

it('[PASS-5, WALLET-7] the end of a game says what it brought the player', async () => {
  game.draw()
  finish(10, 60)
  expect(await screen.findByTestId('own-earnings')).toHaveTextContent(
    'This game brought you 10 R3 and 60 XP.',
  )
})

it('says nothing of a game that brought nothing', async () => {
  game.draw()
  finish(0, 0)
  await screen.findByTestId('podium')
  expect(screen.queryByTestId('own-earnings')).toBeNull()
})
