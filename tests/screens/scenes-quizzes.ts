import type { Page } from '@playwright/test'
import type { GenerationJob } from '#shared/schemas/quiz-generation.ts'
import type { QuizSet } from '#shared/schemas/quiz-sets.ts'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

/** Quizzes made for a room, and sets of one's own. */
export async function quizScenes(visit: Visit): Promise<void> {
  const page = await visit.enter(await visit.api.register('quizmaker'))
  await sets(visit, page)
  await made(visit, page)
  await page.context().close()
}

async function sets({ url, texts, cast, look, camera, api }: Visit, page: Page): Promise<void> {
  const { quizSets, createLobby } = texts
  await page.goto(`${url}/quizzes`)
  await page.getByText(quizSets.empty.title).waitFor()
  await camera.take(page, 'quiz-sets-empty')
  const token = await page.evaluate(() => localStorage.getItem('auth_token') ?? '')
  for (const [name, count] of [
    [cast.rooms.own.slice(0, 40), 3],
    [cast.rooms.hard, 1],
  ] as const) {
    const body = { name, language: look.language }
    const { set } = await api.call<{ set: QuizSet }>('POST', '/quizzes/sets', token, body)
    await api.call('PATCH', `/quizzes/sets/${set.id}`, token, { quizzes: cast.quizzes.slice(0, count) })
  }
  await page.reload()
  await page.getByRole('heading', { name: cast.rooms.hard }).waitFor()
  await camera.take(page, 'quiz-sets', { whole: true })

  await page.getByRole('button', { name: quizSets.import }).click()
  await page.getByLabel(quizSets.importList).fill(cast.pasted)
  await page.getByRole('button', { name: quizSets.importSubmit }).last().click()
  await page.getByText(quizSets.importNothing).waitFor()
  await camera.take(page, 'quiz-sets-import')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page
    .getByRole('button', { name: quizSets.openNamed.replace('{{name}}', cast.rooms.hard), exact: true })
    .click()
  await page.getByLabel(createLobby.quizzes.prompt, { exact: true }).waitFor()
  await page.getByLabel(quizSets.judge.label).fill(cast.quizzes[0]?.answers.at(-1)?.toUpperCase() ?? '')
  await page.getByLabel(quizSets.judge.label).press('Enter')
  await page.getByText(quizSets.judge.correct, { exact: true }).waitFor()
  await camera.take(page, 'quiz-set', { whole: true })
}

async function made({ url, texts, cast, look, camera }: Visit, page: Page): Promise<void> {
  const { createLobby, quizMaking } = texts
  const jobOf = (changes: Partial<GenerationJob>): { job: GenerationJob } => ({
    job: {
      id: 'g1',
      state: 'running',
      done: 4,
      of: 13,
      quizzes: [],
      source: 'built_in',
      topicFound: true,
      ...changes,
    },
  })
  const quizzes: GenerationJob['quizzes'] = cast.quizzes.map((quiz) => ({
    ...quiz,
    category: 'riddles',
    kind: 'question',
    language: look.language,
    difficulty: 'medium',
    broadCategory: 'everyday',
  }))
  const show = async (job: { job: GenerationJob }) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    for (const path of ['/quizzes/generate', '/quizzes/generate/g1']) await answer(page, path, job)
    await page.evaluate(() => localStorage.removeItem('lobby_draft'))
    await page.goto(`${url}/create-lobby`)
    const afresh = page.getByRole('button', { name: createLobby.draft.afresh })
    await page.getByRole('radio', { name: createLobby.source.made }).waitFor()
    if (await afresh.isVisible()) await afresh.click()
    await page.getByRole('radio', { name: createLobby.source.made }).check()
    await page.getByLabel(quizMaking.topic).fill(cast.rooms.hard)
    await page.getByLabel(quizMaking.topic).press('Enter')
  }
  await show(jobOf({}))
  await page.getByTestId('making').waitFor()
  await camera.take(page, 'made-quizzes-progress', { whole: true })
  await show(jobOf({ state: 'done', done: 3, quizzes, topicFound: false }))
  const preview = page.getByTestId('quiz-preview')
  await preview.getByRole('button', { name: quizMaking.showAnswers }).click()
  await preview.getByRole('button', { name: quizMaking.dropN.replace('{{n}}', '2') }).click()
  await preview.getByRole('button', { name: quizMaking.editN.replace('{{n}}', '1') }).click()
  await camera.take(page, 'made-quizzes-preview', { whole: true })
  await show(jobOf({ state: 'failed' }))
  await page.getByText(quizMaking.failed).waitFor()
  await camera.take(page, 'made-quizzes-failed', { whole: true })
}
