import { TUTORIAL_ACTIONS } from '#shared/constants/tutorial.ts'
import type { Visit } from './visit.ts'

/** The bubble at each of its steps, as a phone shows it; its first and its last on a desk, too. */
export async function tutorialScenes(visit: Visit): Promise<void> {
  const { api, camera, texts, url } = visit
  const learner = await api.register('learner')
  const page = await visit.enter(learner)
  for (const [at, action] of TUTORIAL_ACTIONS.entries()) {
    // An open page would hear of the step, and may have done it already.
    await page.goto('about:blank')
    await api.call('PATCH', '/auth/tutorial-step', learner.token, { step: at + 1 })
    // Who is in the lobby has done the step that leads there.
    await page.goto(`${url}${action === 'go_to_home' ? '/ranks' : '/lobby'}`)
    const bubble = page.getByRole('region', { name: texts.tutorial.label })
    await bubble.getByText(texts.tutorial.steps[action].title, { exact: true }).waitFor()
    const isEnd = at === 0 || at === TUTORIAL_ACTIONS.length - 1
    await camera.take(page, `tutorial-${at + 1}`, isEnd ? {} : { sizes: ['narrow'] })
  }
  await page.context().close()
}
