import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { score } from '#renderer/realtime/testing/room-fixtures.ts'
import { stubServer } from '#renderer/testing/server.ts'
import type { RoundEnded } from '#shared/protocol/parts.ts'

let game: ReturnType<typeof inGame>
beforeEach(() => {
  setLanguage('english')
  stubServer({})
  game = inGame()
  game.draw()
})
const end = (changes: Partial<RoundEnded> = {}) =>
  game.tell('round_ended', {
    round: 1,
    quizId: 'q1',
    answer: 'Paris',
    solved: [],
    scores: [score('Bo', 129, 1), score('Ada')],
    nextInMs: 5_000,
    ...changes,
  })

it('[RT-26] tells who had it, after how many seconds, and the best wrong guess', () => {
  end({
    solved: [{ userId: 'bo', username: 'Bo', elapsedMs: 4_260, points: 129 }],
    wrongGuess: { userId: 'ada', username: 'Ada', guess: 'Parma' },
  })
  expect(within(screen.getByTestId('solvers')).getByRole('listitem')).toHaveTextContent('Boafter 4.3 s+129')
  expect(screen.getByTestId('wrong-guess')).toHaveTextContent('Best wrong guess: Parma Ada')
})

it('[RT-26] names four of many, and counts the rest', () => {
  const solved = ['Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus'].map((username) => ({
    userId: username,
    username,
    elapsedMs: 1_000,
    points: 1,
  }))
  end({ solved })
  const names = within(screen.getByTestId('solvers')).getAllByRole('listitem')
  expect(names.map(({ textContent }) => textContent).at(-1)).toBe('and 2 more')
  expect(names).toHaveLength(5)
})

it('[RT-26, GAME-48] says that nobody had it, but not of a round that tells no answer', () => {
  end({ solved: [] })
  expect(screen.getByText('Nobody got it.')).toBeVisible()
  end({ solved: [], answer: null })
  expect(screen.queryByText('Nobody got it.')).toBeNull()
})
