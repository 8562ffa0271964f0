import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { player, room, score, session, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { stubServer } from '#renderer/testing/server.ts'
import type { RoomView } from '#shared/protocol/room-view.ts'

let game: ReturnType<typeof inGame>
// Read from the disk for the first time they may take longer than a test looks for them.
beforeAll(async () => {
  await import('#renderer/features/game/skip-button.tsx')
  await import('#renderer/components/play/reactions/reaction-bar.tsx')
})
beforeEach(() => {
  setLanguage('english')
  stubServer({})
  game = inGame()
})
afterEach(() => {
  vi.useRealTimers()
  setPreferences({ reactions: true })
})
const answered = () => game.tell('guess_result', { result: 'correct', points: 80, mask: 'Paris' })
const as = (you: Partial<RoomView['you']>, changes: Partial<RoomView> = {}) => {
  const { you: own } = view()
  game.line.tell(
    'room_view',
    view({ phase: 'answering', gameSession: session(), you: { ...own, ...you }, ...changes }),
  )
  game.startRound(2)
}
const SCORES = [score('Ada'), score('Bo')]
/** The second round of a game whose third is the first of this player. */
const late = () => as({}, { room: room({ players: [player('Ada', { joinedInRound: 3 }), player('Bo')] }) })
const input = () => screen.getByTestId<HTMLInputElement>('chat-input')

describe('what the answer is worth', () => {
  it('[SCORE-2, SCORE-9] falls with the clock, rises with a streak, and is for those who guess', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
    as({ streak: 2 })
    game.draw()
    // Easy, first of one, third in a row: 100 × 1.3 × 1.1.
    expect(screen.getByTestId('worth')).toHaveTextContent('2 in a row')
    expect(screen.getByTestId('worth')).toHaveTextContent('143 points now')
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(screen.getByTestId('worth')).toHaveTextContent('79 points now')
    answered()
    expect(screen.queryByTestId('worth')).toBeNull()
  })
})

describe('the tiles', () => {
  it('fill as one types, beside the letters that are open', async () => {
    game.draw()
    game.tell('mask_updated', { gameSessionId: 'game-r1', round: 1, mask: '__r__', hintsTaken: 1 })
    await userEvent.setup().type(input(), 'par')
    const tiles = [...screen.getByTestId('mask').querySelectorAll('[data-typed]')]
    expect(tiles.map(({ textContent }) => textContent)).toEqual(['p', 'a', 'r', '', ''])
    expect(tiles.map((tile) => tile.getAttribute('data-typed'))).toEqual([
      'true',
      'true',
      'false',
      'false',
      'false',
    ])
    expect(screen.getByTestId('mask')).toHaveAttribute(
      'aria-label',
      'The answer so far: blank, blank, r, blank, blank',
    )
  })
})

describe('a vote to skip', () => {
  it('[GAME-45] is cast once a round, and shows how many want it', async () => {
    const user = userEvent.setup()
    game.line.accept()
    await game.drawSettled()
    await user.click(await screen.findByTestId('skip'))
    expect(game.line.asked.at(-1)).toEqual({
      name: 'skip_round',
      payload: { roomId: 'r1', gameSessionId: 'game-r1' },
    })
    game.tell('skip_wanted', { round: 1, votes: 1, needed: 2 })
    expect(await screen.findByText('You want to skip it')).toBeVisible()
    expect(screen.getByTestId('skip')).toHaveTextContent('1 of 2')
    const asked = game.line.asked.length
    await user.click(screen.getByTestId('skip'))
    expect(game.line.asked).toHaveLength(asked)
    answered()
    expect(screen.queryByTestId('skip')).toBeNull()
  })

  it('[GAME-45] is not offered in ranked', async () => {
    as({}, { room: room({ mode: 'ranked' }) })
    game.draw()
    await vi.dynamicImportSettled()
    expect(screen.queryByTestId('skip')).toBeNull()
  })
})

describe('the first second of a round', () => {
  it('takes no vote and buys no hint, by press or by key', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    game.line.accept()
    game.draw()
    await act(() => vi.dynamicImportSettled())
    const wanted = () =>
      game.line.asked
        .map(({ name }) => name)
        .filter((name) => name === 'skip_round' || name === 'request_hint')
    const pressAll = () => {
      fireEvent.click(screen.getByTestId('skip'))
      fireEvent.click(screen.getByTestId('hint'))
      fireEvent.keyDown(document.documentElement, { code: 'KeyH', key: 'h', altKey: true })
    }
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(screen.getByTestId('skip')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByTestId('hint')).toHaveAttribute('aria-disabled', 'true')
    pressAll()
    expect(wanted()).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByTestId('skip')).toHaveAttribute('aria-disabled', 'false')
    expect(screen.getByTestId('hint')).toHaveAttribute('aria-disabled', 'false')
    await act(pressAll)
    expect(wanted()).toEqual(['skip_round', 'request_hint', 'request_hint'])
  })
})

describe('reactions', () => {
  it('[GAME-43] stay the same buttons when the answer is told', async () => {
    game.draw()
    answered()
    const bar = await screen.findByTestId('reactions')
    game.tell('round_ended', {
      round: 1,
      quizId: 'q1',
      answer: 'Paris',
      solved: [],
      scores: [],
      nextInMs: 5000,
    })
    expect(within(screen.getByTestId('reveal')).getByTestId('reactions')).toBe(bar)
  })

  it('[GAME-43] come with the right answer, by press and by Alt+1 to 5, and show who sent them', async () => {
    const user = userEvent.setup()
    game.draw()
    expect(screen.queryByTestId('reactions')).toBeNull()
    answered()
    await user.click(await screen.findByRole('button', { name: 'Wow' }))
    expect(game.line.asked.at(-1)).toEqual({ name: 'react', payload: { roomId: 'r1', emote: 'wow' } })
    await user.keyboard('{Alt>}5{/Alt}')
    expect(game.line.asked.at(-1)).toEqual({ name: 'react', payload: { roomId: 'r1', emote: 'fire' } })
    game.tell('reaction', { userId: 'bo', emote: 'laugh' })
    expect(screen.getByTestId('reaction')).toHaveTextContent('Bo')
    expect(screen.getByRole('img', { name: 'That was funny' })).toBeVisible()
  })

  it('[GAME-43] are neither sent nor shown once they are switched off', async () => {
    const user = userEvent.setup()
    setPreferences({ reactions: false })
    game.draw()
    answered()
    await vi.dynamicImportSettled()
    game.tell('reaction', { userId: 'bo', emote: 'laugh' })
    await user.keyboard('{Alt>}1{/Alt}')
    expect(game.line.asked.some(({ name }) => name === 'react')).toBe(false)
    expect(screen.queryByTestId('reactions')).toBeNull()
    expect(screen.queryByTestId('reaction')).toBeNull()
  })
})

describe('a player who came in during the round', () => {
  const table = () => screen.getByTestId('scores')

  it('[HINT-4] can take no hint and cast no vote, by press or by key, and sees no points to win', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    game.line.accept()
    late()
    game.draw()
    await act(() => vi.dynamicImportSettled())
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(screen.getByTestId('hint')).toBeDisabled()
    const skip = screen.getByTestId('skip')
    expect(skip).toHaveAttribute('aria-disabled', 'true')
    // The vote opens with the next round: the button keeps the focus until then.
    skip.focus()
    expect(skip).toHaveFocus()
    fireEvent.click(skip)
    fireEvent.click(screen.getByTestId('hint'))
    fireEvent.keyDown(document.documentElement, { code: 'KeyH', key: 'h', altKey: true })
    expect(game.line.asked.map(({ name }) => name)).not.toContain('request_hint')
    expect(game.line.asked.map(({ name }) => name)).not.toContain('skip_round')
    expect(screen.queryByTestId('worth')).toBeNull()
  })

  it('[UI-36] is said to play from their round on until it begins, and to have come in it from then on', async () => {
    late()
    game.draw()
    await waitFor(() => expect(table()).toHaveTextContent('plays from round 3 on'))
    expect(table()).not.toHaveTextContent('came in')
    game.tell('round_ended', {
      round: 2,
      quizId: 'q2',
      answer: 'Rome',
      solved: [],
      scores: SCORES,
      nextInMs: 5000,
    })
    expect(await screen.findByTestId('reveal')).not.toHaveTextContent('No points for you')
    expect(table()).toHaveTextContent('plays from round 3 on')
    act(() => game.startRound(3))
    expect(table()).toHaveTextContent('came in round 3')
    expect(screen.queryByTestId('late-note')).toBeNull()
    await waitFor(() => expect(screen.getByTestId('hint')).not.toBeDisabled())
  })
})

describe('the line of one who does not guess', () => {
  it.each([
    ['[ROOM-30] a spectator', 'spectator', 'Talk to those who watch'],
    ['[ROOM-39] a presenter', 'presenter', 'Chat with the solvers'],
  ] as const)('%s says who reads it', (_, role, placeholder) => {
    as({ role })
    game.draw()
    expect(input()).toHaveAttribute('placeholder', placeholder)
    expect(screen.queryByTestId('worth')).toBeNull()
    expect(screen.queryByTestId('hint')).toBeNull()
  })

  it.each([
    [
      'english',
      'Shown after this round',
      'You play from round 3 on. What you type is shown after this round.',
    ],
    [
      'italian',
      'Si vedrà dopo questo round',
      'Giochi dal round 3. Quello che scrivi si vedrà dopo questo round.',
    ],
  ] as const)(
    '[ROOM-37, UI-36] one who came in during the round reads when they play: %s',
    async (language, placeholder, note) => {
      setLanguage(language)
      late()
      game.draw()
      expect(await screen.findByText(note)).toBe(screen.getByTestId('late-note'))
      expect(input()).toHaveAttribute('placeholder', placeholder)
    },
  )
})
