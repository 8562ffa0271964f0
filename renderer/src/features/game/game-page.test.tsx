import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setNavigator } from '#renderer/lib/navigation.ts'
import { setRoom } from '#renderer/realtime/room/room-store.ts'
import {
  message,
  player,
  quiz,
  room,
  score,
  session,
  view,
} from '#renderer/realtime/testing/room-fixtures.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'

const visited = vi.fn()
let game: ReturnType<typeof inGame>
let line: typeof game.line
let tell: typeof game.tell
const draw = () => game.draw()
const finish: typeof game.finish = (winner) => game.finish(winner)
const input = () => screen.getByTestId<HTMLInputElement>('chat-input')

beforeEach(() => {
  setLanguage('english')
  visited.mockClear()
  setNavigator((path) => visited(path))
  stubServer({})
  game = inGame()
  line = game.line
  tell = game.tell
})
afterEach(() => vi.useRealTimers())
const stopClocks = () => vi.useFakeTimers({ toFake: ['Date', 'performance'] })

describe('the round header', () => {
  it('[UI-16] shows round, time left, category, difficulty, prompt and mask', () => {
    draw()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 1 of 3')
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('30 seconds left')
    expect(screen.getByText('geography')).toBeTruthy()
    expect(screen.getByText('Easy')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Which city is the capital of France?')
    expect(screen.getByTestId('mask').getAttribute('aria-label')).toBe(
      'The answer so far: blank, blank, blank, blank, blank',
    )
  })

  it('[HINT-1] takes a hint by Alt+H from within the input, and spells what it opened', async () => {
    const user = userEvent.setup()
    await game.drawSettled()
    await user.click(input())
    await user.keyboard('{Alt>}h{/Alt}')
    expect(line.asked.at(-1)).toEqual({ name: 'request_hint', payload: { sessionId: 'game-r1' } })
    tell('mask_updated', { gameSessionId: 'game-r1', round: 1, mask: 'P____', hintsTaken: 1 })
    expect(screen.getByTestId('mask').getAttribute('aria-label')).toContain('P, blank')
    expect(screen.getByTestId('hint').textContent).toContain('2 left')
  })
})

describe('the line to answer in', () => {
  it('[SESS-51] keeps focus and text through everything that happens around it', async () => {
    const user = userEvent.setup()
    draw()
    expect(document.activeElement).toBe(input())
    await user.type(input(), 'half')
    const events = [
      () =>
        tell('correct_answer', {
          userId: 'bo',
          username: 'Bo',
          points: 110,
          order: 1,
          streak: 1,
          answered: 1,
          of: 2,
        }),
      () => tell('chat_message', message(4, 'Bo', 'easy')),
      () =>
        tell('round_ended', {
          round: 1,
          quizId: 'q1',
          answer: 'Paris',
          solved: [],
          scores: [],
          nextInMs: 5000,
        }),
      () => act(() => game.startRound(2, 'Another one?')),
      () => tell('game_paused', { reason: 'players', remainingMs: 9000, waitMs: 60_000 }),
      () => tell('room_state_updated', { room: room({ players: [player('Ada')] }) }),
      () => act(() => setRoom({ lostAt: performance.now() })),
      () => tell('room_view', view({ phase: 'answering', gameSession: session({ round: 2 }), quiz: quiz() })),
    ]
    for (const happen of events) {
      happen()
      expect(document.activeElement).toBe(input())
      expect(input().value).toBe('half')
    }
    await user.keyboard('way')
    expect(input().value).toBe('halfway')
  })

  it('[CHAT-2] fixes the line that Enter meets within 2 s, and keeps what is typed after it', async () => {
    const user = userEvent.setup()
    draw()
    await user.type(input(), 'London{Enter}')
    expect(line.asked.at(-1)).toEqual({ name: 'chat_message', payload: { roomId: 'r1', message: 'London' } })
    expect(input().value).toBe('')
    await user.type(input(), 'Paris{Enter}')
    expect(screen.getByText('Please wait before sending another message')).toBeTruthy()
    expect(screen.getByTestId('waiting-line').textContent).toBe('Paris')
    expect(input().value).toBe('')
    await user.type(input(), 'Rome{Enter}')
    expect(screen.getByText('One message is waiting already. This one stays here.')).toBeTruthy()
    expect(screen.getByTestId('waiting-line').textContent).toBe('Paris')
    expect(input().value).toBe('Rome')
    expect(line.asked).toHaveLength(1)
  })

  it('shows one’s own line from Enter on, until the room has told it or taken it for a guess', async () => {
    const user = userEvent.setup()
    draw()
    const log = within(screen.getByRole('log'))
    await user.type(input(), 'London{Enter}')
    const own = log.getByText('London').closest('li')
    // What came of it is said; the line itself is known to whoever typed it.
    expect(own).toHaveAttribute('aria-hidden', 'true')
    tell('chat_message', message(4, 'Bo', 'Rome'))
    expect(log.getByText('London')).toBeVisible()
    tell('chat_message', message(5, 'Ada', 'London'))
    expect(log.getAllByText('London')).toHaveLength(1)
    expect(log.getByText('London').closest('li')).not.toHaveAttribute('aria-hidden')
  })

  it('takes the line out of the chat that the room took for a right guess', async () => {
    const user = userEvent.setup()
    draw()
    line.accept()
    await user.type(input(), 'Paris{Enter}')
    await waitFor(() => expect(within(screen.getByRole('log')).queryByText('Paris')).toBeNull())
    expect(input().value).toBe('')
  })

  it('takes the waiting line back with Escape, into an empty box only', async () => {
    const user = userEvent.setup()
    draw()
    await user.type(input(), 'London{Enter}Paris{Enter}R{Escape}')
    expect([screen.getByTestId('waiting-line').textContent, input().value]).toEqual(['Paris', 'R'])
    await user.keyboard('{Backspace}{Escape}')
    expect(screen.queryByTestId('waiting-line')).toBeNull()
    expect(input().value).toBe('Paris')
  })

  it('brings the last line back with the arrow up', async () => {
    const user = userEvent.setup()
    draw()
    await user.type(input(), 'Londno{Enter}{ArrowUp}')
    expect(input().value).toBe('Londno')
  })
})

describe('what a guess comes to', () => {
  it('[GAME-16] stamps a right answer with its points and shows who has it', () => {
    draw()
    tell('guess_result', { result: 'correct', points: 87, mask: 'Paris' })
    tell('correct_answer', {
      userId: 'ada',
      username: 'Ada',
      points: 87,
      order: 1,
      streak: 1,
      answered: 1,
      of: 2,
    })
    expect(screen.getByTestId('stamp').textContent).toBe('+87Correct!')
    expect(within(screen.getByTestId('scores')).getByLabelText('has answered')).toBeTruthy()
    expect(screen.getByText('You got it')).toBeTruthy()
  })

  it('[GAME-17] says close and wrong in words', () => {
    draw()
    tell('guess_result', { result: 'close', points: 0 })
    expect(screen.getByTestId('feedback').textContent).toBe('Close!')
    tell('guess_result', { result: 'wrong', points: 0 })
    expect(screen.getByTestId('feedback').textContent).toBe('Not it')
  })

  it('[UI-15] keeps the scores in order, and greys who is away', () => {
    draw()
    tell('correct_answer', {
      userId: 'bo',
      username: 'Bo',
      points: 110,
      order: 1,
      streak: 1,
      answered: 1,
      of: 2,
    })
    tell('room_state_updated', {
      room: room({ players: [player('Ada'), player('Bo', { connected: false })] }),
    })
    const [, first] = within(screen.getByTestId('scores')).getAllByRole('row')
    expect(first?.textContent).toContain('Bo')
    expect(first?.textContent).toContain('110')
    expect(first?.dataset.away).toBe('true')
  })
})

describe('between, pause and end', () => {
  it('[RT-26] shows answer, explanation and what comes next', () => {
    stopClocks()
    draw()
    tell('round_ended', {
      round: 1,
      quizId: 'q1',
      answer: 'Paris',
      explanation: 'Since 987.',
      solved: [],
      scores: [],
      nextInMs: 5000,
    })
    const reveal = screen.getByTestId('reveal')
    expect(within(reveal).getByRole('heading').textContent).toBe('Paris')
    expect(reveal.textContent).toContain('Since 987.')
    expect(reveal.textContent).toContain('Next round in 5 s')
  })

  it('[GAME-48] says of a round that was cut short that its answer stays secret', () => {
    draw()
    tell('round_ended', { round: 1, quizId: 'q1', answer: null, solved: [], scores: [], nextInMs: 5000 })
    const reveal = screen.getByTestId('reveal')
    expect(within(reveal).getByRole('heading').textContent).toBe('Cut short: the answer stays secret')
    expect(reveal.textContent).not.toContain('The answer')
  })

  it('[GAME-48] takes the host’s next move of a round after 5 s, and says so on the button', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    draw()
    line.accept()
    const end = () => screen.getByRole('button', { name: /End the round/ })
    await user.click(end())
    expect(end()).toHaveAttribute('aria-disabled', 'true')
    expect(end()).toHaveTextContent('again in 5 s')
    tell('round_ended', { round: 1, quizId: 'q1', answer: 'Paris', solved: [], scores: [], nextInMs: 5000 })
    const next = () => screen.getByRole('button', { name: /Next round/ })
    expect(next()).toHaveTextContent(/again in \d s/)
    await user.click(next())
    expect(line.asked.filter(({ name }) => name === 'start_next_round')).toEqual([])
    act(() => void vi.advanceTimersByTime(5_000))
    expect(next()).toHaveAttribute('aria-disabled', 'false')
    expect(next().textContent).toBe('Next round')
    await user.click(next())
    expect(line.asked.at(-1)).toEqual({ name: 'start_next_round', payload: { gameSessionId: 'game-r1' } })
  })

  it('[RT-28] says why the game is paused, and lets the host go on', async () => {
    const user = userEvent.setup()
    draw()
    tell('game_paused', { reason: 'host', remainingMs: 9000, waitMs: 600_000 })
    const pause = screen.getByTestId('pause')
    expect(pause.textContent).toContain('You have paused the game')
    await user.click(within(pause).getByRole('button', { name: 'Resume' }))
    expect(line.asked.at(-1)).toEqual({ name: 'resume_game', payload: { gameSessionId: 'game-r1' } })
  })

  it('[SESS-51] shows Reconnecting... over a model that stays', () => {
    draw()
    act(() => setRoom({ lostAt: performance.now() }))
    expect(screen.getByText('Reconnecting...')).toBeTruthy()
    expect(screen.getByTestId('question')).toBeTruthy()
  })

  it("[UI-31] shows 'Game finished! Winner: {name}', the podium and the way on", async () => {
    stopClocks()
    draw()
    finish({ userId: 'bo', username: 'Bo' })
    expect(screen.getByText('Game finished! Winner: Bo')).toBeTruthy()
    const [first, second] = within(await screen.findByTestId('podium')).getAllByRole('listitem')
    expect([first?.textContent, second?.textContent]).toEqual(['Bo1st2102 right', 'Ada2nd901 right'])
    expect(screen.getByText('Back to the lobby in 20 s')).toBeTruthy()
  })

  it('shows everyone what the winner has won', () => {
    draw()
    const scores = [score('Bo', 210, 2), score('Ada', 90, 1)]
    tell('game_finished', {
      winner: { userId: 'bo', username: 'Bo' },
      scores,
      rewards: [
        { userId: 'bo', r3: 1500, passXp: 0 },
        { userId: 'ada', r3: 0, passXp: 0 },
      ],
    })
    const [first, second] = within(screen.getByTestId('podium')).getAllByRole('listitem')
    expect(first?.textContent).toContain('+1,500 R3')
    expect(second?.textContent).not.toContain('R3')
  })

  it('[UI-31] says who left and what they had', async () => {
    stopClocks()
    draw()
    tell('game_finished', {
      winner: { userId: 'ada', username: 'Ada' },
      scores: [score('Ada', 90, 1), { ...score('Bo', 1210, 2), left: true }],
      rewards: null,
    })
    const [first, second] = within(await screen.findByTestId('podium')).getAllByRole('listitem')
    expect([first?.textContent, second?.textContent]).toEqual([
      'Ada1st901 right',
      'Boleft2ndhad 1,2102 right',
    ])
    const [, , bo] = within(screen.getByTestId('scores')).getAllByRole('row')
    expect(bo?.textContent).toBe('2Boleft1,210')
  })

  it('says it of those for whom the podium has no step', () => {
    draw()
    const gone = { ...score('Di', 40, 1), left: true }
    tell('game_finished', {
      winner: { userId: 'ada', username: 'Ada' },
      scores: [score('Ada', 90, 1), score('Bo', 80, 1), score('Cy', 70, 1), gone],
      rewards: null,
    })
    const others = within(screen.getByRole('list', { name: 'All places' })).getAllByRole('listitem')
    expect(others.map((row) => row.textContent)).toEqual(['4Dilefthad 40'])
  })

  it('keeps the server’s order among equals in table and podium, and the face of who left', () => {
    draw()
    tell('room_state_updated', {
      room: room({ players: [player('Ada'), player('Bo'), player('Cy', { avatar: 'drops-7' })] }),
    })
    const face = (where: string) =>
      within(screen.getByTestId(where)).getByText('Cy').closest('tr, li')?.querySelector('svg')?.innerHTML
    tell('round_ended', {
      round: 1,
      quizId: 'q1',
      answer: 'Paris',
      solved: [],
      scores: [score('Bo', 90, 1), score('Ada', 90, 1), score('Cy')],
    })
    const before = face('scores')
    expect(before).toContain('<path')
    tell('room_state_updated', { room: room({ players: [player('Ada'), player('Bo')] }) })
    tell('game_finished', {
      winner: { userId: 'bo', username: 'Bo' },
      scores: [score('Bo', 90, 1), score('Ada', 90, 1), score('Cy')],
      rewards: null,
    })
    const places = (rows: HTMLElement[]) =>
      rows.map((row) => row.textContent?.match(/^\d|\dst|\dnd|\drd/)?.[0])
    expect(places(within(screen.getByTestId('scores')).getAllByRole('row').slice(1))).toEqual(['1', '2', '3'])
    expect(places(within(screen.getByTestId('podium')).getAllByRole('listitem'))).toEqual([
      '1st',
      '2nd',
      '3rd',
    ])
    expect(face('podium')).toBe(before)
  })

  it("[UI-31] shows 'Game finished!' when nobody won", () => {
    draw()
    finish(null)
    expect(screen.getByText('Game finished!')).toBeTruthy()
  })

  it('says in words that it is a draw when nobody scored', async () => {
    draw()
    tell('game_finished', { winner: null, scores: [score('Ada'), score('Bo')], rewards: null })
    expect(await screen.findByText('A draw: nobody scored.')).toBeTruthy()
  })

  it('[GAME-39] shows the album of all rounds', async () => {
    const album = [
      { prompt: 'P?', answer: 'Paris', yourResult: { result: 'correct', points: 87 } },
      { prompt: 'Q?', answer: null, yourResult: { result: 'missed', points: 0 } },
    ]
    stubServer({
      'GET /game/game-r1': () => ok({ gameSession: session({ status: 'finished', album: album as never }) }),
    })
    draw()
    finish(null)
    expect(await screen.findByText('P?')).toBeTruthy()
    expect(screen.getByText('+87')).toBeTruthy()
    expect(screen.getByText('The answer stays secret')).toBeTruthy()
  })

  it('[GAME-38] asks for a rematch', async () => {
    const { sent } = stubServer({ 'POST /game/game-r1/rematch': () => ok({ room: room({ id: 'r1' }) }) })
    const user = userEvent.setup()
    draw()
    finish(null)
    await user.click(screen.getByRole('button', { name: 'Play again' }))
    expect(sent('POST /game/game-r1/rematch')).toHaveLength(1)
  })

  it('[GAME-28] lets the player leave at once', async () => {
    const user = userEvent.setup()
    draw()
    finish(null)
    await user.click(screen.getByRole('button', { name: 'To the lobby' }))
    expect(visited).toHaveBeenCalledWith('/lobby')
    expect(localStorage.getItem('voluntarily_left_room')).toBeNull()
  })
})
