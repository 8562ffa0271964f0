import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { handleAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { sampleRoom, sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { GenerationJob } from '#shared/schemas/quiz-generation.ts'

vi.mock('#renderer/realtime/room/room-session.ts', () => ({ enterRoom: () => Promise.resolve(true) }))
vi.mock('#renderer/features/room/room-page.tsx', () => ({ RoomPage: () => null }))

const quizOf = (n: number): GenerationJob['quizzes'][number] => ({
  prompt: `Which capital is number ${n}?`,
  answers: [`City ${n}`, `Town ${n}`],
  category: 'capitals',
  kind: 'question',
  language: 'english',
  difficulty: 'medium',
  broadCategory: 'places',
})
const jobOf = (changes: Partial<GenerationJob> = {}): GenerationJob => ({
  id: 'g1',
  state: 'running',
  done: 0,
  of: 5,
  quizzes: [],
  source: 'built_in',
  topicFound: true,
  ...changes,
})
const done = (changes: Partial<GenerationJob> = {}) =>
  jobOf({ state: 'done', done: 5, quizzes: [1, 2, 3, 4, 5].map(quizOf), ...changes })

type Answers = NonNullable<Parameters<typeof visit>[1]>['server']

async function open(answers: Answers = {}) {
  const page = visit('/create-lobby', {
    user: sampleUser(),
    server: {
      'GET /wallet': () => ok({ balance: 0, owed: 0, reward: { limit: 0, verifyEmail: false } }),
      'POST /rooms/private': () => ok({ room: sampleRoom({ id: 'mine', mode: 'private' }) }),
      'POST /quizzes/generate': () => ok({ job: jobOf() }),
      'GET /quizzes/generate/g1': () => ok({ job: jobOf() }),
      'DELETE /quizzes/generate/g1': () => ok({ job: jobOf({ state: 'cancelled' }) }),
      ...answers,
    },
  })
  const user = userEvent.setup()
  await screen.findByRole('heading', { level: 1, name: 'Private lobby' })
  const rounds = screen.getAllByLabelText('Rounds', { selector: 'input' })[0] as HTMLInputElement
  await user.clear(rounds)
  await user.type(rounds, '2')
  await user.click(screen.getByRole('radio', { name: 'Made for you' }))
  return { ...page, user }
}
const order = async ({ user, server }: Awaited<ReturnType<typeof open>>, topic = 'capitals') => {
  await user.click(await screen.findByLabelText('Topic'))
  await user.paste(topic)
  // It finishes a character: nothing is ordered yet.
  fireEvent.keyDown(screen.getByLabelText('Topic'), { key: 'Enter', keyCode: 229 })
  await user.keyboard('{Enter}')
  await screen.findByTestId('making')
  expect(server.sent('POST /quizzes/generate')).toHaveLength(1)
}
const tell = (job: GenerationJob) => act(() => handleAccountEvent('quiz_generation', { job }))
const preview = () => within(screen.getByTestId('quiz-preview'))

beforeEach(() => {
  localStorage.clear()
  setPreferences({ lastRoomSettings: null })
})

it('[QUIZ-3, SESS-55] orders by topic, shows progress, hides answers, and makes a room of what is left', async () => {
  const page = await open()
  const { user, server } = page
  await order(page)
  expect(server.sent('POST /quizzes/generate')[0]?.body).toEqual({
    topic: 'capitals',
    language: 'english',
    difficulty: 'medium',
    count: 5,
  })
  tell(jobOf({ done: 3 }))
  await screen.findByText('3 of 5 ready')
  tell(done())
  await screen.findByTestId('quiz-preview')
  expect(preview().getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText('Made without a language model, from facts and word play.')).toBeVisible()
  expect(screen.queryByText(/City 1/)).toBeNull()
  await user.click(preview().getByRole('button', { name: 'Show the answers' }))
  expect(preview().getByText('Answer: City 1; Town 1')).toBeVisible()
  await user.click(preview().getByRole('button', { name: 'Hide the answers' }))

  await user.click(preview().getByRole('button', { name: 'Drop quiz 2' }))
  expect(preview().getByRole('button', { name: 'Undo' })).toHaveFocus()
  await user.click(preview().getByRole('button', { name: 'Undo' }))
  expect(preview().getByText('Which capital is number 2?')).toBeVisible()
  for (const n of [5, 3, 2]) await user.click(preview().getByRole('button', { name: `Drop quiz ${n}` }))
  await user.click(preview().getByRole('button', { name: 'Edit quiz 1' }))
  const prompt = preview().getByLabelText('Question')
  await user.clear(prompt)
  await user.type(prompt, 'Mended?')
  await user.click(preview().getByRole('button', { name: 'Done with quiz 1' }))
  await user.click(screen.getByRole('button', { name: 'Use these 2' }))
  expect(screen.getByTestId('summary')).toHaveTextContent('2 quizzes of your own')

  await user.click(screen.getByRole('button', { name: 'Create the room' }))
  await waitFor(() => expect(server.sent('POST /rooms/private')).toHaveLength(1))
  expect(server.sent('POST /rooms/private')[0]?.body).toMatchObject({
    settings: {
      rounds: 2,
      customQuizzes: [
        { prompt: 'Mended?', answers: ['City 1', 'Town 1'], category: 'capitals' },
        { prompt: 'Which capital is number 4?' },
      ],
    },
  })
}, 30_000)

it('says that a topic is unknown, and what may be done about it', async () => {
  await order(await open(), 'my cousin')
  tell(done({ topicFound: false }))
  expect(await screen.findByText(/We know nothing about “my cousin”/)).toBeVisible()
})

it('stops at a word, and takes nothing', async () => {
  const page = await open()
  const { user, server } = page
  await order(page)
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Stopped. Nothing was taken.')).toBeVisible()
  expect(server.sent('DELETE /quizzes/generate/g1')).toHaveLength(1)
  expect(screen.getByLabelText('Topic')).toHaveValue('capitals')
})

it('finds its job again after a reload', async () => {
  const page = await open()
  await order(page)
  page.unmount()
  await open({ 'GET /quizzes/generate/g1': () => ok({ job: done() }) })
  expect(await screen.findByTestId('quiz-preview')).toBeVisible()
})

it('[QUIZ-3] does not go back to running for an event that comes late', async () => {
  await order(await open())
  tell(done())
  tell(jobOf({ done: 4 }))
  expect(await screen.findByTestId('quiz-preview')).toBeVisible()
  expect(screen.queryByTestId('making')).toBeNull()
})

it.each([
  ['another job runs', failed(409, 'CONFLICT', 'Conflict'), /still being made/],
  ['the server knows of no such call', failed(404, 'NOT_FOUND', 'Not found'), /could not be made/],
  ['there were too many', failed(429, 'RATE_LIMITED', 'x', { retryAfter: 3_600 }), /in 60 minutes/],
])('tells in words when %s', async (_, answer, words) => {
  const { user } = await open({ 'POST /quizzes/generate': () => answer })
  await user.click(await screen.findByRole('button', { name: 'Make 5 quizzes' }))
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Make 5 quizzes' })).toMatchObject({ disabled: false })
})

it.each([
  ['failed', jobOf({ state: 'failed' }), /could not be made/],
  ['nothing came of it', done({ quizzes: [], done: 0 }), /Nothing good enough/],
])('tells in words when the job %s', async (_, job, words) => {
  await order(await open())
  tell(job)
  expect(await screen.findByText(words)).toBeVisible()
})

it('lowers the rounds, or fills up what is missing', async () => {
  const { user, server } = await open({
    'GET /quizzes/sets': () =>
      ok({
        sets: [{ id: 's1', name: 'Mine', language: 'english', quizzes: [quizOf(1)], code: 'ABC234' }],
      }),
  })
  await user.click(screen.getByRole('radio', { name: 'One of my sets' }))
  await user.selectOptions(await screen.findByLabelText('Which set'), 'Mine (1 quiz)')
  expect(screen.getByRole('button', { name: 'Play 1 round' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Fill up with 1 more' }))
  await waitFor(() => expect(server.sent('POST /quizzes/generate')).toHaveLength(1))
  expect(server.sent('POST /quizzes/generate')[0]?.body).toMatchObject({ count: 1 })
  await screen.findByTestId('making')
  tell(done({ quizzes: [quizOf(9)] }))
  expect(await screen.findByText('Which capital is number 9?')).toBeVisible()
  expect(screen.getByTestId('summary')).toHaveTextContent('2 quizzes of your own')
})
