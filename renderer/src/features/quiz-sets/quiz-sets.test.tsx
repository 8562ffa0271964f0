import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { expectAnswerField } from '#renderer/testing/answer-field.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import type { QuizSet } from '#shared/schemas/quiz-sets.ts'

const saved = vi.hoisted(() => vi.fn())
vi.mock('#renderer/lib/save-file.ts', () => ({ saveFile: saved }))

const setOf = (changes: Partial<QuizSet> = {}): QuizSet => ({
  id: 's1',
  name: 'Sardinia',
  language: 'english',
  quizzes: [{ prompt: 'Capital of Sardinia?', answers: ['Cagliari', 'Casteddu'] }],
  code: 'ABC234',
  ...changes,
})

type Answers = NonNullable<Parameters<typeof visit>[1]>['server']

/** A server that keeps the sets it is given. */
function open(path = '/quizzes', sets: QuizSet[] = [setOf()], answers: Answers = {}) {
  const page = visit(path, {
    user: sampleUser(),
    server: {
      'GET /quizzes/sets': () => ok({ sets }),
      'POST /quizzes/sets': ({ body }) => {
        const set = setOf({ id: 's2', code: 'XYZ789', quizzes: [], ...(body as Partial<QuizSet>) })
        sets.push(set)
        return ok({ set })
      },
      'PATCH /quizzes/sets/s1': ({ body }) => ok({ set: setOf(body as Partial<QuizSet>) }),
      'DELETE /quizzes/sets/s1': () => ok(undefined, 'Deleted'),
      ...answers,
    },
  })
  return { ...page, user: userEvent.setup() }
}

beforeEach(() => {
  localStorage.clear()
  saved.mockClear()
})

it('[QUIZ-13] lists the sets with their codes, and says what to do when there is none', async () => {
  const { unmount } = open()
  expect(await screen.findByRole('heading', { name: 'Sardinia' })).toBeVisible()
  expect(screen.getByText('1 quiz · English')).toBeVisible()
  expect(screen.getByText('ABC234')).toBeVisible()
  unmount()
  open('/quizzes', [])
  expect(await screen.findByText('No sets yet')).toBeVisible()
  expect(screen.getByRole('button', { name: 'New set' })).toBeVisible()
})

it('offers another try when the sets do not load', async () => {
  let down = true
  const { user } = open('/quizzes', [], {
    'GET /quizzes/sets': () => (down ? failed(503, 'SERVICE_UNAVAILABLE', 'x') : ok({ sets: [setOf()] })),
  })
  expect(await screen.findByText('Your sets could not be loaded')).toBeVisible()
  down = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Sardinia' })).toBeVisible()
})

it('[QUIZ-13] opens a new set to write in, and says when there is no room for it', async () => {
  const { user, router, server } = open()
  await user.click(await screen.findByRole('button', { name: 'New set' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/quizzes/s2'))
  expect(server.sent('POST /quizzes/sets')[0]?.body).toEqual({ name: 'My set 2', language: 'english' })
  expect(await screen.findByLabelText('Name')).toHaveValue('My set 2')
})

it('[QUIZ-13] says when there is no room for another set', async () => {
  const { user } = open('/quizzes', [setOf()], {
    'POST /quizzes/sets': () => failed(409, 'CONFLICT', 'Conflict'),
  })
  await user.click(await screen.findByRole('button', { name: 'New set' }))
  expect(await screen.findByText('There can be only 50 sets. Delete one first.')).toBeVisible()
})

it('[QUIZ-13] saves what was written, and names what is missing', async () => {
  const { user, server } = open('/quizzes/s1')
  const answer = await screen.findByLabelText('Answer')
  await user.clear(answer)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(server.sent('PATCH /quizzes/sets/s1')).toEqual([])
  expect(screen.getByLabelText('Question')).toHaveAttribute('aria-invalid', 'true')
  await user.type(answer, 'Cagliari!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.sent('PATCH /quizzes/sets/s1')).toHaveLength(1))
  expect(server.sent('PATCH /quizzes/sets/s1')[0]?.body).toEqual({
    name: 'Sardinia',
    language: 'english',
    quizzes: [{ prompt: 'Capital of Sardinia?', answers: ['Cagliari!', 'Casteddu'] }],
  })
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull())
})

it('asks before it leaves what is not saved', async () => {
  const { user, router } = open('/quizzes/s1')
  await user.type(await screen.findByLabelText('Name'), ' and Corsica')
  await user.click(screen.getByRole('button', { name: 'All my sets' }))
  await user.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/quizzes/s1')
  expect(screen.getByLabelText('Name')).toHaveValue('Sardinia and Corsica')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'All my sets' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/quizzes'))
})

it('[QUIZ-8, SESS-55, SESS-56] gives the judge’s word on a guess and its reason, until guess or answers change', async () => {
  const { user, server } = open('/quizzes/s1', [setOf()], {
    'POST /quizzes/judge': () => ok({ result: 'close', reason: 'typo' }),
  })
  const guess = await screen.findByLabelText('Try a guess')
  expectAnswerField(guess)
  await user.type(guess, 'Caglari')
  // It finishes a character: nothing is judged yet.
  fireEvent.keyDown(guess, { key: 'Enter', keyCode: 229 })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Close: a typo')).toBeVisible()
  expect(server.sent('POST /quizzes/judge')).toHaveLength(1)
  expect(server.sent('POST /quizzes/judge')[0]?.body).toEqual({
    language: 'english',
    answers: ['Cagliari', 'Casteddu'],
    guess: 'Caglari',
    prompt: 'Capital of Sardinia?',
  })
  expect(server.sent('PATCH /quizzes/sets/s1')).toEqual([])
  await user.type(screen.getByLabelText('Answer'), 'x')
  expect(screen.queryByText(/^Close/)).toBeNull()
})

it('[QUIZ-13] deletes after a question', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'Delete Sardinia' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Sardinia”?' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('“Sardinia” is deleted.')).toBeVisible()
  expect(server.sent('DELETE /quizzes/sets/s1')).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Sardinia' })).toBeNull()
})

it('[QUIZ-13] copies by code, and says when no set has it', async () => {
  const { user, server } = open('/quizzes', [setOf()], {
    'POST /quizzes/sets': ({ body }) =>
      (body as { code: string }).code === 'XYZ789'
        ? ok({ set: setOf({ id: 's2', name: 'Corsica', code: 'QRS456' }) })
        : failed(404, 'NOT_FOUND', 'Not found'),
  })
  await user.click(await screen.findByRole('button', { name: 'Copy by code' }))
  const field = await screen.findByLabelText('Code of the set')
  await user.click(screen.getByRole('button', { name: 'Copy it' }))
  expect(field).toHaveAccessibleDescription(/Type the code first/)
  expect(server.sent('POST /quizzes/sets')).toEqual([])
  await user.type(field, 'nosuch{Enter}')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/No set has this code/))
  await user.clear(field)
  await user.type(field, 'xyz789{Enter}')
  expect(await screen.findByRole('heading', { name: 'Corsica' })).toBeVisible()
})

it('[QUIZ-2] imports all or nothing, and names every faulty row', async () => {
  let sets = [setOf()]
  const { user, server } = open('/quizzes', [], {
    'GET /quizzes/sets': () => ok({ sets }),
    'POST /quizzes/custom': ({ body }) => {
      if ('csv' in (body as object)) {
        sets = [setOf(), setOf({ id: 's2', name: 'Today', code: 'QRS456' })]
        return ok({ sets })
      }
      return failed(400, 'VALIDATION_FAILED', 'x', [
        { path: 'quizzes.3.answers', message: 'Row 3: A quiz needs 1 to 20 answers of up to 80 characters' },
      ])
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  const list = await screen.findByLabelText('Your list')
  await user.click(list)
  await user.paste('a | b\n\nc |')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }))
  expect(await screen.findByText(/^Row 3: /)).toBeVisible()
  expect(server.sent('POST /quizzes/custom')[0]?.body).toEqual({
    text: 'a | b\n\nc |',
    language: 'english',
  })
  await user.clear(list)
  await user.paste('prompt,answer\na,b')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('1 quiz imported.')).toBeVisible()
  expect(server.sent('POST /quizzes/custom')[1]?.body).toMatchObject({ csv: 'prompt,answer\na,b' })
  expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible()
})

it('[QUIZ-2] says why a list is refused as a whole', async () => {
  const { user } = open('/quizzes', [setOf()], {
    'POST /quizzes/custom': () =>
      failed(400, 'VALIDATION_FAILED', 'A set holds at most 100 quizzes', [
        { path: 'quizzes', message: 'A set holds at most 100 quizzes' },
      ]),
  })
  await user.click(await screen.findByRole('button', { name: 'Import' }))
  await user.click(await screen.findByLabelText('Your list'))
  await user.paste('a | b')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('A set holds at most 100 quizzes')).toBeVisible()
})

it('[QUIZ-1] saves a set as a file', async () => {
  const { user } = open('/quizzes', [setOf()], {
    'GET /quizzes/sets/s1/export': ({ query }) => new Response(`as ${query.get('format')}`),
  })
  await user.click(await screen.findByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(saved).toHaveBeenCalledWith('Sardinia.csv', 'as csv', 'text/csv'))
})

it('plays a set in a room of its own', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'Play with Sardinia' }))
  expect(await screen.findByRole('radio', { name: 'One of my sets' })).toMatchObject({ checked: true })
  await waitFor(() => expect(screen.getByTestId('summary')).toHaveTextContent('1 quiz of your own'))
})
