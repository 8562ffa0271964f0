import type { Page } from '@playwright/test'
import { bankAnswer } from '../support/bank-answers.ts'
import type { Visit } from './visit.ts'

/** The riddle of the day: on the landing page, on its own, and the way to it from the lobby. */
export async function dailyScenes(visit: Visit): Promise<void> {
  const { url, api, texts, camera, newBrowser, enter } = visit
  const page = await (await newBrowser()).newPage()
  await page.goto(url)
  const board = page.getByTestId('daily-board')
  await page.getByRole('heading', { name: texts.landing.features.title }).scrollIntoViewIfNeeded()
  await page.getByTestId('daily-mask').waitFor()
  await camera.take(page, 'landing-daily', { whole: true })

  await page.goto(`${url}/daily`)
  await page.getByTestId('daily-mask').waitFor()
  await camera.take(page, 'daily')
  const prompt = (await board.locator('p[lang]').textContent()) ?? ''
  const answer = bankAnswer(prompt)
  await guess(visit, page, 'abracadabra')
  await guess(visit, page, `${answer} ${answer}`)
  await page.getByText(texts.daily.notice.close).waitFor()
  await camera.take(page, 'daily-close')
  for (const others of [1, 3, 3, 4, 6]) await othersSolve(visit, others, answer)
  await guess(visit, page, answer)
  await page.getByTestId('daily-result').waitFor()
  await camera.take(page, 'daily-solved', { whole: true })

  const other = page.getByRole('radio', {
    name: texts.common.language[visit.look.language === 'italian' ? 'english' : 'italian'],
  })
  await other.check({ force: true })
  await page.getByTestId('daily-result').waitFor({ state: 'detached' })
  for (const text of ['hocus', 'pocus', 'abracadabra', 'simsalabim', 'open sesame'])
    await guess(visit, page, text)
  await page.getByTestId('daily-result').waitFor()
  await camera.take(page, 'daily-failed', { whole: true })
  await page.route('**/api/daily?*', (route) => route.abort())
  await page.reload()
  await page.getByText(texts.daily.failed).waitFor()
  await camera.take(page, 'daily-unreachable')
  await page.context().close()

  const player = await api.register(`${visit.cast.names[0]}_d`)
  const lobby = await enter(player)
  await lobby.getByTestId('daily-card').waitFor()
  await lobby.getByTestId('daily-card').click()
  await guess(visit, lobby, answer)
  await lobby.getByTestId('daily-streak').waitFor()
  await camera.take(lobby, 'daily-member', { whole: true })
  await lobby.goBack()
  await lobby.getByText(texts.daily.card.done).waitFor()
  await camera.take(lobby, 'daily-lobby', { whole: true })
  await lobby.context().close()
}

async function guess({ texts }: Visit, page: Page, text: string): Promise<void> {
  const field = page.getByLabel(texts.daily.field, { exact: true })
  await field.fill(text)
  await field.press('Enter')
  await page.getByTestId('daily-guesses').getByText(text, { exact: true }).waitFor()
}

/** Somebody else, on a device of their own. */
async function othersSolve({ url, look: { language } }: Visit, count: number, answer: string): Promise<void> {
  const send = async (text: string, device: string) => {
    const answered = await fetch(`${url}/api/daily/guess`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-token': device },
      body: JSON.stringify({ language, guess: text }),
    })
    return answered.headers.get('x-device-token') ?? device
  }
  let device = ''
  for (let nth = 1; nth < count; nth++) device = await send(`attempt ${nth}`, device)
  if (count <= 5) await send(answer, device)
}
