import { IN_APP_AGENTS } from '../../renderer/src/testing/user-agents.ts'
import { LOCALES } from '../support/pages.ts'
import { SIZES } from './looks.ts'
import type { Visit } from './visit.ts'

const PAGES = ['terms-of-service', 'privacy-policy', 'cookie-policy'] as const

/** The legal pages, the settings, and what somebody sees in the browser of a social app. */
export async function legalScenes(visit: Visit): Promise<void> {
  await legalPages(visit)
  await settings(visit)
  await inApp(visit, 'instagram', 'ios')
  await inApp(visit, 'facebook', 'other')
}

async function legalPages({ url, camera, newBrowser }: Visit): Promise<void> {
  const page = await (await newBrowser()).newPage()
  for (const path of PAGES) {
    await page.goto(`${url}/${path}`)
    await page.locator('dl').waitFor()
    await camera.take(page, path)
    await camera.take(page, `${path}-whole`, { whole: true })
  }
  await page.emulateMedia({ media: 'print' })
  await camera.take(page, 'cookie-policy-printed', { sizes: ['wide'], whole: true })
  await page.context().close()
}

async function settings(visit: Visit): Promise<void> {
  const { url, api, texts, camera } = visit
  const title = { name: texts.settings.title }
  const guest = await (await visit.newBrowser()).newPage()
  await guest.goto(`${url}/login`)
  await guest.getByRole('button', title).click()
  await guest.getByRole('dialog', title).getByText(texts.settings.lead).waitFor()
  await camera.take(guest, 'settings-guest')
  await guest.context().close()
  const page = await visit.enter(await api.register('settler'))
  await page.getByRole('button', { name: texts.common.nav.account.replace('{{name}}', 'settler') }).click()
  await page.getByRole('button', title).click()
  await page.getByRole('dialog', title).getByText(texts.settings.account.title).waitFor()
  await camera.take(page, 'settings')
  await page.getByText(texts.settings.account.security).scrollIntoViewIfNeeded()
  await camera.take(page, 'settings-end')
  await page.context().close()
}

async function inApp(visit: Visit, app: string, system: string): Promise<void> {
  const { url, texts, camera, look } = visit
  const [, , userAgent] = IN_APP_AGENTS.find(([name, on]) => name === app && on === system) ?? []
  const context = await (await visit.newBrowser()).browser()?.newContext({
    locale: LOCALES[look.language],
    colorScheme: look.scheme,
    viewport: SIZES.narrow,
    ...(userAgent && { userAgent }),
  })
  if (!context) throw new Error('The browser is gone.')
  const page = await context.newPage()
  await page.route('**/api/version', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.googleClientId = '12-web.apps.example'
    await route.fulfill({ response, json: answer })
  })
  await page.goto(`${url}/join/ABC234`)
  await page.getByRole('button', { name: texts.inApp.copy }).click()
  await page.getByText(texts.linkCopied).waitFor()
  await camera.take(page, `in-app-${app}`)
  await page.goto(`${url}/login`)
  await page.getByTestId('no-google').waitFor()
  await camera.take(page, `in-app-login-${app}`, { whole: true })
  await context.close()
}
