import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type SentRequest } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import type { AdminQuiz } from '#shared/schemas/admin-quizzes.ts'

const ADMIN = sampleUser({ role: 'admin', preferredLanguage: 'english' })
const at = '2026-01-02T10:00:00.000Z'
const quiz = (n: number): AdminQuiz => ({
  quiz: {
    id: `q${n}`,
    language: n === 2 ? 'italian' : 'english',
    difficulty: 'easy',
    kind: 'riddle',
    category: 'Things',
    prompt: `Question ${n}?`,
    answers: [`answer ${n}`, `alias ${n}`],
    reject: [`lure ${n}`],
    explanation: 'Because.',
  },
  status: n === 3 ? 'active' : 'held',
  reason: n === 3 ? null : 'reported',
  source: 'built_in',
  template: 'capitals',
  editedAt: null,
  version: n,
  plays: 4,
  asked: 8,
  answered: 6,
  medianSeconds: 7,
  reports: [{ userId: 'u2', username: 'bob', reason: 'unclear', text: 'What does it mean?', at }],
  appeals: n === 1 ? [{ id: 'a1', userId: 'u3', username: 'cem', guess: 'another answer', at }] : [],
})

function open(path = '/admin/quizzes', answers: Parameters<typeof visit>[1] = {}) {
  let left = [1, 2, 3]
  const decide = ({ path }: SentRequest) => {
    left = left.filter((n) => !path.includes(`/q${n}/`))
    return ok(null)
  }
  const { server: more = {} } = answers
  const page = visit(path, {
    user: ADMIN,
    server: {
      'GET /admin/quizzes': () => ok({ quizzes: left.map(quiz), next: null }),
      ...Object.fromEntries([1, 2, 3].map((n) => [`GET /admin/quizzes/q${n}`, () => ok({ quiz: quiz(n) })])),
      ...Object.fromEntries([1, 2, 3].map((n) => [`POST /admin/quizzes/q${n}/approve`, decide])),
      ...Object.fromEntries([1, 2, 3].map((n) => [`POST /admin/quizzes/q${n}/withdraw`, decide])),
      ...more,
    },
  })
  return { ...page, user: userEvent.setup() }
}
const shows = (n: number) => screen.findByRole('heading', { name: `Question ${n}?`, level: 2 })

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the queue of quizzes', () => {
  it('[ADMIN-27, ADMIN-28] shows the first with all that is known of it, in its own language', async () => {
    open()
    await shows(1)
    const review = within(screen.getByTestId('quiz-review'))
    for (const text of [
      'alias 1',
      'lure 1',
      '6 of 8 (75%)',
      '7 s',
      'Held back: reported',
      'Our generator: capitals',
    ])
      expect(review.getByText(text)).toBeVisible()
    expect(review.getByText('What does it mean?', { exact: false })).toBeVisible()
    expect(review.getByText('“another answer”')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Question 1?' })).toHaveAttribute('lang', 'en')
  })

  it('[ADMIN-27] is gone through by j and k, and decided by a and r', async () => {
    const { server, user } = open()
    await shows(1)
    await user.keyboard('k')
    await user.keyboard('j')
    expect(await shows(2)).toHaveAttribute('lang', 'it')
    await user.keyboard('k')
    await shows(1)
    await user.keyboard('a')
    await shows(2)
    await user.keyboard('r')
    await shows(3)
    expect(server.sent('POST /admin/quizzes/q1/approve')).toHaveLength(1)
    expect(server.sent('POST /admin/quizzes/q2/withdraw')).toHaveLength(1)
    await waitFor(() => expect(screen.queryByText('Question 1?')).toBeNull())
  })

  it('[ADMIN-27] takes a key that is held down once', async () => {
    const { server } = open()
    await shows(1)
    fireEvent.keyDown(document.body, { key: 'a' })
    await shows(2)
    fireEvent.keyDown(document.body, { key: 'a', repeat: true })
    fireEvent.keyDown(document.body, { key: 'j', repeat: true })
    await shows(2)
    expect(server.sent('POST /admin/quizzes/q2/approve')).toEqual([])
  })

  it('[ADMIN-27] leaves a withdrawn quiz where it is, and closes its reports', async () => {
    const { server, user } = open('/admin/quizzes', {
      server: {
        'GET /admin/quizzes/q1': () => ok({ quiz: { ...quiz(1), status: 'withdrawn' } }),
        'POST /admin/quizzes/q1/settle': () => ok(null),
      },
    })
    await shows(1)
    await user.click(screen.getByRole('button', { name: /^Close the reports/ }))
    await waitFor(() => expect(server.sent('POST /admin/quizzes/q1/settle')).toHaveLength(1))
  })

  it('[ADMIN-27, QUIZ-8] shows its keys, which rest while somebody types or a dialog is open', async () => {
    const { server, user } = open('/admin/quizzes', {
      server: { 'POST /admin/quizzes/q1/judge': () => ok({ result: 'close', reason: 'other_word' }) },
    })
    await shows(1)
    await user.type(screen.getByLabelText(/A guess/), 'jar{Enter}')
    expect(await screen.findByText('“jar”: Close, another word')).toBeVisible()
    expect(server.sent('POST /admin/quizzes/q1/judge').map(({ body }) => body)).toEqual([{ guess: 'jar' }])
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('?')
    await screen.findByRole('dialog', { name: 'Keys of this page' })
    await user.keyboard('jar')
    expect(
      server.requests.filter(({ method, path }) => method === 'POST' && !path.endsWith('judge')),
    ).toEqual([])
    screen.getByRole('heading', { name: 'Question 1?', hidden: true })
  })

  it('[ADMIN-27] corrects a quiz, and says at the field what the server finds wrong', async () => {
    const wrong = { path: 'answers.1', message: adminCalls.answerTwice.replace('{{answer}}', 'Answer 1') }
    const { server, user } = open('/admin/quizzes', {
      server: {
        'PUT /admin/quizzes/q1': () => failed(400, 'VALIDATION_FAILED', wrong.message, [wrong]),
      },
    })
    await shows(1)
    await user.keyboard('e')
    const answers = await screen.findByLabelText(/Right answers/)
    await user.clear(answers)
    await user.type(answers, 'answer 1{Enter}{Enter} Answer 1 ')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(answers).toHaveAccessibleDescription('“Answer 1” is there twice'))
    expect(server.sent('PUT /admin/quizzes/q1')[0]?.body).toEqual({
      prompt: 'Question 1?',
      answers: ['answer 1', 'Answer 1'],
      reject: ['lure 1'],
      explanation: 'Because.',
      version: 1,
    })
  })

  it('[ADMIN-27] says that somebody else was faster, and begins anew with what they wrote', async () => {
    let accepted = false
    const { server, user } = open('/admin/quizzes', {
      server: {
        'GET /admin/quizzes/q1': () => ok({ quiz: { ...quiz(1), version: accepted ? 2 : 1 } }),
        'PUT /admin/quizzes/q1': () => failed(409, 'CONFLICT', adminCalls.quizChanged),
      },
    })
    await shows(1)
    await user.keyboard('e')
    await screen.findByLabelText(/Right answers/)
    accepted = true
    const save = async () => user.click(screen.getByRole('button', { name: 'Save' }))
    await save()
    expect(await screen.findByText(adminCalls.quizChanged)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('e')
    await screen.findByLabelText(/Right answers/)
    await save()
    await waitFor(() =>
      expect(server.sent('PUT /admin/quizzes/q1').map(({ body }) => body)).toMatchObject([
        { version: 1 },
        { version: 2 },
      ]),
    )
  })

  it('[ADMIN-27] decides an appeal by its guess', async () => {
    const { server, user } = open('/admin/quizzes', {
      server: { 'POST /admin/appeals/a1/accept': () => ok(null) },
    })
    await shows(1)
    await user.click(screen.getByRole('button', { name: 'Accept “another answer”' }))
    await waitFor(() => expect(server.sent('POST /admin/appeals/a1/accept')).toHaveLength(1))
  })
})
