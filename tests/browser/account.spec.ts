import { type Browser, expect, type Page } from '@playwright/test'
import { mail as mailEn } from '#shared/i18n/en/mail.ts'
import { mail as mailIt } from '#shared/i18n/it/mail.ts'
import { en } from '#shared/i18n/resources.ts'
import { PASSWORD, type Player } from '../support/api.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { uniqueName } from '../support/journey-api.ts'
import { mailboxOf } from '../support/mailbox.ts'
import { accountChannel, LOCALES, openAs, type PageLanguage, signUp, TEXTS } from '../support/pages.ts'

const NEW_PASSWORD = 'An0therOne'
const MAILS = { english: mailEn, italian: mailIt } as const
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Where the mailed links lead, with nothing of their tokens in the address. */
const expectHidden = (page: Page, path: string) => expect(page).toHaveURL(new URL(path, page.url()).href)

async function logIn(
  browser: Browser,
  url: string,
  username: string,
  password: string,
  language: PageLanguage,
) {
  const texts = TEXTS[language]
  const page = await (await browser.newContext({ locale: LOCALES[language] })).newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel(texts.auth.fields.username).fill(username)
  await page.getByLabel(texts.auth.fields.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: texts.auth.login.submit }).click()
  return page
}

for (const language of ['english', 'italian'] as const)
  test(`[AUTH-42, UI-9] a newcomer follows the mailed link and is verified: ${language}`, async ({
    browser,
    product,
  }) => {
    const texts = TEXTS[language]
    const { recovery, verifyPrompt: prompt } = texts
    const { verify } = recovery
    const context = await browser.newContext({ locale: LOCALES[language] })
    const name = uniqueName('newcomer')
    const page = await signUp(context, product.url, name, language)
    const address = `${name}@example.org`
    const banner = page.getByRole('region', { name: prompt.label })
    await expect(banner).toContainText(prompt.text.replace('{{email}}', address))
    // The mail of the registration was written before a language was chosen.
    await banner.getByRole('button', { name: prompt.send }).click()
    await expect(banner).toContainText(prompt.sent.replace('{{email}}', address))
    const mail = await mailboxOf(product.dataDir, address).mail(MAILS[language].verify.subject)
    expect(mail.text).toContain(MAILS[language].verify.body)
    const link = await mailboxOf(product.dataDir, address).link(MAILS[language].verify.subject)
    expect(link).toContain('/verify-email?token=')

    const mailed = await context.newPage()
    await mailed.goto(link)
    await expect(heading(mailed, verify.ask)).toBeVisible()
    await expectHidden(mailed, '/verify-email')
    // A program that scans mails has opened it, too.
    const scanner = await (await browser.newContext({ locale: LOCALES.english })).newPage()
    await scanner.goto(link)
    await expect(heading(scanner, en.recovery.verify.ask)).toBeVisible()
    await scanner.context().close()
    await expectSound(mailed)
    await mailed.getByRole('button', { name: verify.submit }).press('Enter')
    await expect(heading(mailed, verify.done)).toBeVisible()
    await page.bringToFront()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(banner).toBeHidden()

    await mailed.goto(link)
    await mailed.getByRole('button', { name: verify.submit }).click()
    await expect(heading(mailed, verify.already)).toBeVisible()
    const elsewhere = await (await browser.newContext({ locale: LOCALES[language] })).newPage()
    await elsewhere.goto(link)
    await elsewhere.getByRole('button', { name: verify.submit }).click()
    await expect(heading(elsewhere, verify.already)).toBeVisible()
    await mailed.getByRole('link', { name: verify.play }).click()
    await expect(mailed).toHaveURL(/\/lobby$/)
    await expect(mailed.getByRole('region', { name: prompt.label })).toHaveCount(0)
    await elsewhere.context().close()
    await context.close()
  })

test('the prompt is hidden in rooms, and after a player postponed it', async ({ browser, product, api }) => {
  const player = await api.register('busy')
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(context, product.url, api, player, 'english')
  const banner = page.getByRole('region', { name: en.verifyPrompt.label })
  await expect(banner).toBeVisible()
  const room = await api.createRoom(player)
  await page.goto(`${product.url}/room/${room.id}`)
  await expect(page.getByTestId('room-page')).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.getByRole('button', { name: en.room.leave.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.room.leave.button }).click()
  await expect(page).toHaveURL(/\/lobby$/)
  // While the seat was held every page would have led back to the room.
  await page.goto(`${product.url}/create-lobby`)
  await banner.getByRole('button', { name: en.verifyPrompt.later }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(heading(page, en.createLobby.title)).toBeVisible()
  await expect(banner).toHaveCount(0)
  await context.close()
})

test('a signed-out player sees the result of the mailed link', async ({ browser, product, api }) => {
  const { user, token } = await api.register('elsewhere_now')
  const link = await mailboxOf(product.dataDir, user.email).link(mailEn.verify.subject)
  // A login on another device.
  await api.call('POST', '/auth/login', undefined, { username: user.username, password: PASSWORD })
  const context = await browser.newContext({ locale: LOCALES.english })
  await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token)
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: en.recovery.verify.submit }).click()
  await expect(heading(page, en.recovery.verify.done)).toBeVisible()
  await expect(page.getByText(en.common.session.expired)).toBeVisible()
  await expect(page.getByRole('link', { name: en.recovery.verify.signIn })).toBeVisible()
  await expectHidden(page, '/verify-email')
  await context.close()
})

test('[UI-7, UI-8] a forgotten password: mail, new password, login; neither old password nor link work on', async ({
  browser,
  product,
  api,
}) => {
  const { forgot, reset } = TEXTS.italian.recovery
  const { fields, login } = TEXTS.italian.auth
  const { user, token } = await api.register('smemorata')
  await api.call('PATCH', '/auth/language', token, { language: 'italian' })
  const page = await logIn(browser, product.url, user.username, 'Sbagliata1', 'italian')
  await expect(
    page.getByRole('alert').filter({ hasText: TEXTS.italian.errors.INVALID_USERNAME_OR_PASSWORD }),
  ).toBeVisible()
  const dialog = page.getByRole('dialog')
  const ask = async (email: string) => {
    await dialog.getByLabel(fields.email).fill(email)
    await dialog.getByLabel(fields.email).press('Enter')
    await expect(dialog).toContainText(forgot.sent.replace('{{email}}', email))
  }
  await page.getByRole('button', { name: login.forgot }).click()
  // Alike for an address that nobody has.
  await ask('nessuno@example.org')
  await dialog.getByRole('button', { name: forgot.another }).click()
  await ask(user.email)
  const link = await mailboxOf(product.dataDir, user.email).link(mailIt.reset.subject)

  await page.goto(link)
  await expect(heading(page, reset.title)).toBeVisible()
  await expectHidden(page, '/reset-password')
  // The token is kept where a reload finds it, and nobody else.
  await page.reload()
  await page.getByLabel(reset.password, { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(fields.confirmPassword).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(reset.done)).toBeVisible()

  const old = await logIn(browser, product.url, user.username, PASSWORD, 'italian')
  await expect(
    old.getByRole('alert').filter({ hasText: TEXTS.italian.errors.INVALID_USERNAME_OR_PASSWORD }),
  ).toBeVisible()
  await old.context().close()
  // Known at once, before anything is typed.
  await page.goto(link)
  await expect(heading(page, reset.deadTitle)).toBeVisible()
  const fresh = await logIn(browser, product.url, user.username, NEW_PASSWORD, 'italian')
  await expect(fresh).toHaveURL(/\/lobby$/)
  await fresh.context().close()
  await page.context().close()
})

for (const language of ['english', 'italian'] as const)
  test(`[AUTH-44] another address: asked for with the password, taken by its link, taken back from the old one: ${language}`, async ({
    browser,
    product,
    api,
  }) => {
    const texts = TEXTS[language]
    const { account, password } = texts.profile
    const { undo, verify } = texts.recovery
    const player = await api.register('moves')
    await api.call('PATCH', '/auth/language', player.token, { language })
    const viewport = language === 'italian' ? { width: 390, height: 844 } : { width: 1280, height: 800 }
    const context = await browser.newContext({ locale: LOCALES[language], viewport })
    const page = await openAs(context, product.url, api, player, language, '/profile')
    const email = page.getByLabel(texts.auth.fields.email, { exact: true })
    const other = `${uniqueName('moved')}@example.org`
    await email.fill(other)
    await email.press('Enter')
    const current = page.getByLabel(password.current, { exact: true })
    await expect(current).toBeFocused()
    await expectSound(page)
    await current.fill(PASSWORD)
    await current.press('Enter')
    const pending = page.getByTestId('pending-email')
    await expect(pending).toHaveText(account.pending.replace('{{email}}', other))
    await expect(email).toHaveValue(player.user.email)
    await expectSound(page)

    const mailed = await context.newPage()
    await mailed.goto(await mailboxOf(product.dataDir, other).link(MAILS[language].move.subject))
    await mailed.getByRole('button', { name: verify.submit }).click()
    await expect(heading(mailed, verify.done)).toBeVisible()
    await page.bringToFront()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(email).toHaveValue(other)
    await expect(pending).toHaveCount(0)

    const old = await (await browser.newContext({ locale: LOCALES[language], viewport })).newPage()
    await old.goto(await mailboxOf(product.dataDir, player.user.email).link(MAILS[language].moved.subject))
    await expect(heading(old, undo.title)).toBeVisible()
    await expectHidden(old, '/undo-email')
    await expectSound(old)
    await old.getByRole('button', { name: undo.submit }).press('Enter')
    await expect(heading(old, undo.done)).toBeVisible()
    await expectSound(old)
    // The other device is signed out, by its connection or its next call.
    await expect(page).toHaveURL(/\/login$/)
    const { user } = await api.call<Player>('POST', '/auth/login', undefined, {
      username: player.user.username,
      password: PASSWORD,
    })
    expect(user.email).toBe(player.user.email)
    await old.context().close()
    await context.close()
  })

test('changing the password keeps this session at work, and the old password works no more', async ({
  browser,
  product,
  api,
}) => {
  const player = await api.register('changes_it')
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(context, product.url, api, player, 'english', '/profile?tab=security')
  const { password } = en.profile
  await page.getByLabel(password.current, { exact: true }).fill(PASSWORD)
  await page.getByLabel(en.recovery.reset.password, { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(en.auth.fields.confirmPassword).fill(NEW_PASSWORD)
  const again = accountChannel(page)
  await page.getByRole('button', { name: password.submit }).click()
  await expect(page.getByText(password.done)).toBeVisible()
  await again
  await expect(page.getByText(en.realtime.reconnectedToServer)).toHaveCount(0)
  await expect(api.call('GET', '/auth/validate', player.token)).rejects.toThrow('401')

  await page.getByRole('tab', { name: en.profile.tabs.profile }).click()
  const renamed = uniqueName('changed_it')
  await page.getByLabel(en.auth.fields.username).fill(renamed)
  await page.getByRole('button', { name: en.profile.account.save }).click()
  await expect(page.getByRole('heading', { name: renamed })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: renamed })).toBeVisible()
  const login = (word: string) =>
    api.call('POST', '/auth/login', undefined, { username: renamed, password: word })
  await expect(login(PASSWORD)).rejects.toThrow('401')
  await login(NEW_PASSWORD)
  await context.close()
})

test('an account takes its data along, and is deleted with a goodbye on the landing page', async ({
  browser,
  product,
  api,
}) => {
  const player = await api.register('leaves')
  const { username } = player.user
  const context = await browser.newContext({ locale: LOCALES.english })
  const page = await openAs(context, product.url, api, player, 'english')
  await page.getByRole('button', { name: en.common.nav.account.replace('{{name}}', username) }).click()
  await page.getByRole('dialog').getByRole('link', { name: en.common.nav.profile }).click()
  await page.getByRole('tab', { name: en.profile.tabs.security }).click()
  await expect(page).toHaveURL(/\/profile\?tab=security$/)

  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: en.profile.data.download }).click()
  const download = await downloaded
  expect(download.suggestedFilename()).toBe(`riddle-rooms-${username}.json`)
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ user: { email: player.user.email } })

  const { deletion, password } = en.profile
  await page.getByRole('button', { name: deletion.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(deletion.type.replace('{{name}}', username)).fill(username)
  await dialog.getByLabel(password.current, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: deletion.submit }).click()
  await expect(page.getByText(en.landing.goodbye)).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/`)
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await page.reload()
  await expect(heading(page, en.landing.hero.title)).toBeVisible()
  await expect(page.getByText(en.landing.goodbye)).toHaveCount(0)
  await expect(api.call('POST', '/auth/login', undefined, { username, password: PASSWORD })).rejects.toThrow(
    '401',
  )
  await context.close()
})
