import type { Page } from '@playwright/test'
import { PASSWORD } from '../support/api.ts'
import type { Visit } from './visit.ts'

/** What somebody sees who is not signed in. */
export async function guestScenes(visit: Visit): Promise<void> {
  const page = await (await visit.newBrowser()).newPage()
  await landing(visit, page)
  await doors(visit, page)
  await page.context().close()
  await languageChoice(visit)
}

async function landing({ url, texts, camera }: Visit, page: Page): Promise<void> {
  await page.goto(url)
  await page.getByText(texts.landing.platforms.online, { exact: true }).waitFor()
  await camera.take(page, 'landing')
  await camera.take(page, 'landing-whole', { whole: true })
  const answer = texts.landing.riddles.r1.answers.split(';')[0] ?? ''
  const field = page.getByLabel(texts.landing.sample.answerLabel)
  const guess = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
  }
  await page.getByRole('button', { name: texts.landing.sample.hint }).click()
  // One letter more than the judge forgives.
  await guess(answer.length < 9 ? `${answer.slice(0, -2)}xy` : `x${answer.slice(1, -2)}yz`)
  await page.getByText(texts.landing.sample.close).waitFor()
  await camera.take(page, 'landing-close')
  await guess(answer)
  await page.getByText(texts.landing.sample.correct).waitFor()
  await camera.take(page, 'landing-solved')
}

async function doors({ url, texts, camera }: Visit, page: Page): Promise<void> {
  await page.goto(`${url}/login`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'login')
  await page.getByLabel(texts.auth.fields.username).fill('nobody_here')
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: texts.auth.login.submit }).click()
  await page.getByRole('alert').waitFor()
  await camera.take(page, 'login-refused')

  await page.goto(`${url}/register`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'register', { whole: true })
  await page.getByLabel(texts.auth.fields.username).fill('a b')
  await page.getByLabel(texts.auth.fields.email).fill('no address')
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill('short')
  await page.getByRole('button', { name: texts.auth.register.submit }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await camera.take(page, 'register-errors', { whole: true })

  await page.goto(`${url}/nowhere`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'not-found')
}

async function languageChoice({ api, url, camera, newBrowser }: Visit): Promise<void> {
  const { token } = await api.register('newcomer')
  const context = await newBrowser()
  await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token)
  const page = await context.newPage()
  await page.goto(`${url}/select-language`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await camera.take(page, 'select-language')
  await context.close()
}
