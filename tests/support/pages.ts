import { type BrowserContext, expect, type Page } from '@playwright/test'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { en, it } from '#shared/i18n/resources.ts'
import { type Api, PASSWORD, type Player } from './api.ts'
import type { MovableClock } from './test-clock/movable-clock.ts'

export const TEXTS = { english: en, italian: it } as const
export type PageLanguage = keyof typeof TEXTS
export const LOCALES = { english: 'en-GB', italian: 'it-IT' } as const

/** Makes the last player ready, sees the countdown begin, and advances past it. A clock that is missing keeps real time. */
export async function startByReady(
  page: Page,
  clock: MovableClock | undefined,
  makeReady: () => Promise<void> = () => page.getByTestId('ready').click(),
): Promise<void> {
  await Promise.all([page.getByTestId('start-countdown').waitFor(), makeReady()])
  await clock?.advance(START_COUNTDOWN_MS)
}

/** A newcomer from the registration page to the lobby. */
export async function signUp(
  context: BrowserContext,
  url: string,
  username: string,
  language: PageLanguage,
): Promise<Page> {
  const texts = TEXTS[language]
  const page = await context.newPage()
  await page.goto(`${url}/register`)
  await page.getByLabel(texts.auth.fields.username).fill(username)
  await page.getByLabel(texts.auth.fields.email).fill(`${username}@example.org`)
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(texts.auth.fields.confirmPassword).fill(PASSWORD)
  await page.getByRole('button', { name: texts.auth.register.submit }).click()
  await page.getByRole('radio', { name: language === 'italian' ? /Italiano/ : /English/ }).check()
  await page.getByRole('button', { name: texts.language.confirm }).click()
  await expect(page).toHaveURL(/\/lobby$/)
  return page
}

/** A page of someone who has an account and a language already, as a stored token makes it. */
export async function openAs(
  context: BrowserContext,
  url: string,
  api: Api,
  player: Player,
  language: PageLanguage,
  path = '/lobby',
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Page> {
  await api.call('PATCH', '/auth/language', player.token, { language })
  // Once a tab; its name outlives the storage, which the product clears.
  await context.addInitScript((token) => {
    if (window.name !== 'signed in') localStorage.setItem('auth_token', token)
    window.name = 'signed in'
  }, player.token)
  const page = await context.newPage()
  await prepare(page)
  await page.goto(url + path)
  return page
}

/** Resolves when the page next opens its account channel, shown by a socket.io packet that begins with 40. */
export const accountChannel = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('40')) resolve()
      }),
    )
  })
