import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import { score, session } from '#renderer/realtime/testing/room-fixtures.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { JUDGE_REASONS } from '#shared/constants/judge-reasons.ts'
import { en, it as italian } from '#shared/i18n/resources.ts'
import type { RoundEnded } from '#shared/protocol/parts.ts'

let game: ReturnType<typeof inGame>
let server: ReturnType<typeof stubServer>
beforeEach(() => {
  setLanguage('english')
  server = stubServer({
    'POST /quizzes/q1/appeal': () => ok(undefined, 'Stored'),
    'POST /quizzes/q1/report': () => ok(undefined, 'Stored'),
  })
  game = inGame()
  game.draw()
})
afterEach(() => vi.restoreAllMocks())

const guess = (message: string, n: number) =>
  game.tell('chat_message', {
    id: `m${n}`,
    roomId: 'r1',
    userId: 'ada',
    username: 'Ada',
    message,
    isGuess: true,
    useTts: false,
    timestamp: `2026-11-21T10:01:0${n}.000Z`,
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

it.each(JUDGE_REASONS)('[QUIZ-8] tells in both languages why one’s guess was refused: %s', async (reason) => {
  end({ refused: { guess: 'Parma', reason } })
  const line = await screen.findByTestId('refused')
  expect(line).toHaveTextContent(`“Parma” did not count: ${en.judgeReasons[reason]}.`)
  act(() => setLanguage('italian'))
  await waitFor(() => expect(line).toHaveTextContent(`«Parma» non vale: ${italian.judgeReasons[reason]}.`))
})

it('[QUIZ-8] tells it at a party, too, where nothing can be appealed', async () => {
  vi.spyOn(endpoint, 'kind', 'get').mockReturnValue('lan')
  end({ refused: { guess: 'Parma', reason: 'other_word' } })
  expect(await screen.findByTestId('refused')).toBeVisible()
  expect(screen.queryByTestId('quiz-voice')).toBeNull()
})

it('[QUIZ-8] tells nothing of it to one who was not refused, nor while the next round runs', async () => {
  end({ refused: { guess: 'Parma', reason: 'other_word' } })
  await screen.findByTestId('refused')
  act(() => game.startRound(2))
  expect(screen.queryByTestId('refused')).toBeNull()
  end({ round: 2, quizId: 'q2' })
  expect(await screen.findByTestId('quiz-voice')).toBeVisible()
  expect(screen.queryByTestId('refused')).toBeNull()
})

it('[QUIZ-12] sends the guess that one says was right, once', async () => {
  const user = userEvent.setup()
  guess('Lutetia', 1)
  guess('Parigi', 2)
  end()
  await user.click(await screen.findByRole('button', { name: 'I was right' }))
  await user.click(await screen.findByRole('radio', { name: 'Lutetia' }))
  await user.click(screen.getByRole('button', { name: 'Ask for a second look' }))
  expect(await screen.findByText('Thank you! Somebody will look at it.')).toBeVisible()
  expect(server.sent('POST /quizzes/q1/appeal')[0]?.body).toEqual({
    gameSessionId: 'game-r1',
    guess: 'Lutetia',
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I was right' })).toBeNull())
})

it('[QUIZ-12] is not offered to one who made no guess', async () => {
  end()
  expect(await screen.findByRole('button', { name: 'Report this quiz' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'I was right' })).toBeNull()
})

it('[QUIZ-4] reports by keyboard, and goes on when the next round starts', async () => {
  const user = userEvent.setup()
  end()
  await user.click(await screen.findByRole('button', { name: 'Report this quiz' }))
  await user.click(await screen.findByRole('radio', { name: 'The question is unclear' }))
  game.startRound(2, 'What is next?')
  await user.type(screen.getByLabelText(/Anything to add/), 'Which one?')
  await user.click(screen.getByRole('button', { name: 'Send the report' }))
  expect(await screen.findByText('Thank you! Your report has been sent.')).toBeVisible()
  expect(server.sent('POST /quizzes/q1/report')[0]?.body).toEqual({
    reason: 'unclear',
    text: 'Which one?',
    gameSessionId: 'game-r1',
  })
})

it('[QUIZ-4] says in words that the quiz is gone', async () => {
  server = stubServer({ 'POST /quizzes/q1/report': () => failed(404, 'NOT_FOUND', 'Not found') })
  const user = userEvent.setup()
  end()
  await user.click(await screen.findByRole('button', { name: 'Report this quiz' }))
  await user.click(await screen.findByRole('button', { name: 'Send the report' }))
  expect(await screen.findByText(/This quiz is gone/)).toBeVisible()
})

const appealAnswered = async (code: string, status = 409) => {
  server = stubServer({ 'POST /quizzes/q1/appeal': () => failed(status, code, 'x') })
  const user = userEvent.setup()
  guess('Parigi', 1)
  end()
  await user.click(await screen.findByRole('button', { name: 'I was right' }))
  await user.click(await screen.findByRole('button', { name: 'Ask for a second look' }))
}

it('[QUIZ-12] takes for asked already only what the server calls so', async () => {
  await appealAnswered('RECORD_ALREADY_EXISTS')
  expect(await screen.findByText('You have asked already. Somebody will look at it.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'I was right' })).toBeNull())
})

it('[QUIZ-12] says why an appeal was refused, and offers no second try', async () => {
  await appealAnswered('CONFLICT')
  expect(await screen.findByRole('alert')).toHaveTextContent('the judge did not turn this answer down')
  expect(screen.queryByRole('button', { name: 'Ask for a second look' })).toBeNull()
  await userEvent.click(screen.getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('[QUIZ-12] leaves an appeal that the server could not take to be tried again', async () => {
  await appealAnswered('INTERNAL_SERVER_ERROR', 500)
  expect(await screen.findByRole('alert')).toHaveTextContent(/\S/)
  expect(screen.getByRole('button', { name: 'Ask for a second look' })).toMatchObject({ disabled: false })
})

it('[QUIZ-4] [QUIZ-12] are there in the album, too, for each round with its own guesses', async () => {
  const page = (result: 'correct' | 'missed') => ({
    prompt: 'Which city?',
    answer: 'Paris',
    yourResult: { result, points: 0 },
  })
  server = stubServer({
    'GET /game/game-r1': () =>
      ok({ gameSession: session({ status: 'finished', album: [page('missed'), page('missed')] }) }),
    'POST /quizzes/game-r1-1/appeal': () => ok(undefined, 'Stored'),
    'POST /quizzes/game-r1-2/report': () => ok(undefined, 'Stored'),
  })
  const user = userEvent.setup()
  guess('Lutetia', 1)
  end()
  game.startRound(2)
  game.finish(null)
  const pages = within(await screen.findByTestId('album'))
  const reports = await pages.findAllByRole('button', { name: 'Report this quiz' })
  expect(reports).toHaveLength(2)
  await user.click(pages.getByRole('button', { name: 'I was right' }))
  expect(await screen.findByText('Should “Lutetia” have counted?')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask for a second look' }))
  await waitFor(() =>
    expect(server.sent('POST /quizzes/game-r1-1/appeal')[0]?.body).toEqual({
      gameSessionId: 'game-r1',
      guess: 'Lutetia',
    }),
  )
  await user.click(reports[1] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Send the report' }))
  await waitFor(() => expect(server.sent('POST /quizzes/game-r1-2/report')).toHaveLength(1))
})

it('[QUIZ-4] [GAME-28] is said to the end before one is sent to the lobby', async () => {
  server = stubServer({
    'GET /game/game-r1': () =>
      ok({
        gameSession: session({
          status: 'finished',
          album: [{ prompt: 'Which city?', answer: 'Paris', yourResult: { result: 'missed', points: 0 } }],
        }),
      }),
    'POST /quizzes/game-r1-1/report': () => ok(undefined, 'Stored'),
  })
  const user = userEvent.setup()
  end()
  game.finish(null)
  const album = within(await screen.findByTestId('album'))
  const [report] = await album.findAllByRole('button', { name: 'Report this quiz' })
  await user.click(report as HTMLElement)
  const send = await screen.findByRole('button', { name: 'Send the report' })
  game.tell('return_to_lobby', { roomId: 'r1', reason: 'game_over' })
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.queryByText('Going back to the lobby')).toBeNull()
  await user.click(send)
  // A toast is there before it is to be seen.
  await waitFor(() => expect(screen.getByText('Thank you! Your report has been sent.')).toBeVisible())
  await waitFor(() => expect(roomState().goingHome).toBe(true))
})
