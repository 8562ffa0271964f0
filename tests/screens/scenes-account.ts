import type { Page, Route } from '@playwright/test'
import { mail as mailEn } from '#shared/i18n/en/mail.ts'
import { mail as mailIt } from '#shared/i18n/it/mail.ts'
import { PASSWORD, type RegisteredPlayer } from '../support/api.ts'
import { mailboxOf } from '../support/mailbox.ts'
import type { Visit } from './visit.ts'

const MAILS = { english: mailEn, italian: mailIt } as const
const NEW_PASSWORD = 'An0therOne'

/** The ways back into an account, the proof of an address, and the account itself. */
export async function accountScenes(visit: Visit): Promise<void> {
  await forgotten(visit)
  await verification(visit)
  await profile(visit)
  await otherAddress(visit)
  await security(visit)
}

/** Somebody whose mails are in the look's language. */
async function known({ api, look }: Visit, username: string): Promise<RegisteredPlayer> {
  const player = await api.register(username)
  await api.call('PATCH', '/auth/language', player.token, { language: look.language })
  return player
}

async function forgotten(visit: Visit): Promise<void> {
  const { url, texts, camera, look, dataDir } = visit
  const { forgot, reset } = texts.recovery
  const { user } = await known(visit, 'forgetful')
  const page = await (await visit.newBrowser()).newPage()
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: texts.auth.login.forgot }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: forgot.submit })
  await submit.waitFor()
  await camera.take(page, 'forgot')
  await dialog.getByLabel(texts.auth.fields.email).fill('no address')
  await submit.click()
  await camera.take(page, 'forgot-error')
  await dialog.getByLabel(texts.auth.fields.email).fill(user.email)
  await submit.click()
  await dialog.getByText(forgot.sentHint).waitFor()
  await camera.take(page, 'forgot-sent')

  const link = await mailboxOf(dataDir, user.email).link(MAILS[look.language].reset.subject)
  await page.goto(link)
  await page.getByLabel(reset.password, { exact: true }).waitFor()
  await camera.take(page, 'reset')
  await page.getByLabel(reset.password, { exact: true }).fill('short')
  await page.getByRole('button', { name: reset.submit }).click()
  await camera.take(page, 'reset-errors')
  await page.getByLabel(reset.password, { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel(texts.auth.fields.confirmPassword).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: reset.submit }).click()
  await page.getByText(reset.done).waitFor()
  await camera.take(page, 'reset-done', { sizes: ['narrow'] })
  await page.goto(`${url}/reset-password`)
  await page.getByRole('heading', { level: 1, name: reset.deadTitle }).waitFor()
  await camera.take(page, 'reset-dead')

  await page.route('**/api/auth/request-password-reset', tooMuch)
  await page.getByRole('button', { name: reset.deadAction }).click()
  await dialog.getByLabel(texts.auth.fields.email).fill(user.email)
  await submit.click()
  await dialog.getByRole('alert').waitFor()
  await camera.take(page, 'forgot-too-often')
  await page.context().close()
}

const tooMuch = (route: Route) =>
  route.fulfill({
    status: 429,
    json: {
      success: false,
      error: 'Rate limit exceeded. Try again in 1500 seconds.',
      code: 'RATE_LIMITED',
      details: { retryAfter: 1500 },
    },
  })

async function verification(visit: Visit): Promise<void> {
  const { url, texts, camera, look, dataDir } = visit
  const { recovery, verifyPrompt: prompt } = texts
  const { verify } = recovery
  const player = await known(visit, 'unproven')
  const page = await visit.enter(player)
  const banner = page.getByTestId('verify-prompt')
  await banner.waitFor()
  await camera.take(page, 'verify-prompt')
  await banner.getByRole('button', { name: prompt.send }).click()
  await banner.getByText(prompt.sent.replace('{{email}}', player.user.email)).waitFor()
  await camera.take(page, 'verify-prompt-sent')
  await page.route('**/api/auth/request-email-verification', tooMuch)
  await banner.getByRole('button', { name: prompt.send }).click()
  await banner.getByText('25').waitFor()
  await camera.take(page, 'verify-prompt-too-often')
  await page.unroute('**/api/auth/request-email-verification')

  await page.goto(`${url}/verify-email?token=unknown`)
  await page.getByRole('button', { name: verify.submit }).click()
  await page.getByRole('button', { name: prompt.send }).waitFor()
  await camera.take(page, 'verify-dead')
  const link = await mailboxOf(dataDir, player.user.email).link(MAILS[look.language].verify.subject)
  const guest = await (await visit.newBrowser()).newPage()
  await guest.route('**/api/auth/verify-email', (route) => route.abort())
  await guest.goto(link)
  const confirm = guest.getByRole('button', { name: verify.submit })
  await confirm.waitFor()
  await camera.take(guest, 'verify-ask')
  await confirm.click()
  await guest.getByRole('alert').first().waitFor()
  await camera.take(guest, 'verify-failed')
  await guest.unroute('**/api/auth/verify-email')
  await confirm.click()
  await guest.getByRole('heading', { level: 1, name: verify.done }).waitFor()
  await camera.take(guest, 'verify-done')
  await guest.goto(`${url}/verify-email?token=unknown`)
  await confirm.click()
  await guest.getByRole('link', { name: verify.signIn }).waitFor()
  await camera.take(guest, 'verify-dead-guest')
  await guest.context().close()
  await page.goto(link)
  await page.getByRole('button', { name: verify.submit }).click()
  await page.getByRole('heading', { level: 1, name: verify.already }).waitFor()
  await camera.take(page, 'verify-already')
  await page.context().close()
}

/** A player who has seen a lot; what games bring is not to be waited for. */
const seasoned = async (route: Route): Promise<void> => {
  if (route.request().method() !== 'GET') return route.continue()
  const response = await route.fetch()
  const answer = await response.json()
  Object.assign(answer.data.stats, {
    level: 12,
    levelProgress: 0.62,
    wins: 148,
    winRate: 0.4,
    games: 1370,
    stars: 2904,
    globalRank: 214,
    totalWords: 36,
  })
  Object.assign(answer.data.rank, { rank: 'oracle', points: 1440, pointsToNext: 110, season: 3 })
  await route.fulfill({ response, json: answer })
}

const PROFILE = '**/api/auth/profile'

async function profile(visit: Visit): Promise<void> {
  const { url, texts, camera, cast } = visit
  const player = await known(visit, `${cast.names[2]}_2`)
  const page = await visit.enter(player)
  await page.goto(`${url}/profile`)
  await page.getByTestId('statistics').waitFor()
  await camera.take(page, 'profile-new', { whole: true })

  await page.route(PROFILE, seasoned)
  await page.goto(`${url}/profile`)
  await page.getByTestId('statistics').waitFor()
  await camera.take(page, 'profile')
  await camera.take(page, 'profile-whole', { whole: true })
  await page.getByRole('button', { name: texts.profile.avatar.change }).click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' })
  await camera.take(page, 'profile-avatar')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByLabel(texts.auth.fields.username).fill('a b')
  await page.getByLabel(texts.auth.fields.email, { exact: true }).fill('nowhere')
  await page.getByRole('button', { name: texts.profile.account.save }).click()
  await camera.take(page, 'profile-errors', { whole: true })
  await loadingAndFailing(visit, page)
  await page.context().close()
}

/** Another address: asked for, awaited, taken back. */
async function otherAddress(visit: Visit): Promise<void> {
  const { url, texts, camera, look, dataDir } = visit
  const { account, password } = texts.profile
  const { undo, verify } = texts.recovery
  const player = await known(visit, 'wanderer')
  const page = await visit.enter(player)
  await page.goto(`${url}/profile`)
  await page.getByTestId('statistics').waitFor()
  const email = 'wanderer.of.many.addresses@example.org'
  await page.getByLabel(texts.auth.fields.email, { exact: true }).fill(email)
  await page.getByLabel(password.current, { exact: true }).waitFor()
  await camera.take(page, 'profile-address', { whole: true })
  await page.getByRole('button', { name: account.save }).click()
  await camera.take(page, 'profile-address-error', { whole: true })
  await page.getByLabel(password.current, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.save }).click()
  await page.getByTestId('pending-email').waitFor()
  await camera.take(page, 'profile-address-pending', { whole: true })
  await page.route(PROFILE, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.user.isGoogleUser = true
    await route.fulfill({ response, json: answer })
  })
  await page.goto(`${url}/profile`)
  await page.getByTestId('statistics').waitFor()
  await page.getByLabel(texts.auth.fields.email, { exact: true }).fill('another@example.org')
  await page.getByText(account.noGoogle).waitFor()
  await camera.take(page, 'profile-address-google', { whole: true })
  await page.unroute(PROFILE)

  await page.route('**/api/auth/verify-email', (route) =>
    route.fulfill({
      status: 409,
      json: {
        success: false,
        error: 'Account with this e-mail already exists',
        code: 'EMAIL_ALREADY_EXISTS',
      },
    }),
  )
  await page.goto(await mailboxOf(dataDir, email).link(MAILS[look.language].move.subject))
  await page.getByRole('button', { name: verify.submit }).click()
  await page.getByRole('heading', { level: 1, name: verify.taken }).waitFor()
  await camera.take(page, 'verify-taken')
  await page.goto(await mailboxOf(dataDir, player.user.email).link(MAILS[look.language].moved.subject))
  await page.route('**/api/auth/undo-email', tooMuch)
  const keep = page.getByRole('button', { name: undo.submit })
  await keep.waitFor()
  await camera.take(page, 'undo')
  await keep.click()
  await page.getByRole('alert').first().waitFor()
  await camera.take(page, 'undo-failed')
  await page.unroute('**/api/auth/undo-email')
  await keep.click()
  await page.getByRole('heading', { level: 1, name: undo.done }).waitFor()
  await camera.take(page, 'undo-done')
  await page.goto(`${url}/undo-email?token=unknown`)
  await keep.click()
  await page.getByRole('heading', { level: 1, name: undo.dead }).waitFor()
  await camera.take(page, 'undo-dead')
  await page.context().close()
}

async function loadingAndFailing({ url, texts, camera }: Visit, page: Page): Promise<void> {
  const held: Route[] = []
  let refuses = false
  const refuse = (route: Route) =>
    route.fulfill({ status: 500, json: { success: false, error: 'Server error', code: 'SERVER_ERROR' } })
  await page.unroute(PROFILE)
  await page.route(PROFILE, async (route) => {
    if (refuses) await refuse(route)
    else held.push(route)
  })
  await page.goto(`${url}/profile`)
  await page.getByTestId('skeleton').waitFor()
  await camera.take(page, 'profile-loading')
  refuses = true
  for (const route of held) await refuse(route)
  await page.getByText(texts.profile.failed).waitFor()
  await camera.take(page, 'profile-failed')
}

async function security(visit: Visit): Promise<void> {
  const { url, texts, camera } = visit
  const { password, deletion } = texts.profile
  const player = await known(visit, 'prudence')
  const page = await visit.enter(player)
  await page.goto(`${url}/profile?tab=security`)
  await page.getByLabel(password.current, { exact: true }).waitFor()
  await camera.take(page, 'security', { whole: true })
  await page.getByLabel(password.current, { exact: true }).fill('wrong')
  await page.getByLabel(texts.recovery.reset.password, { exact: true }).fill('Half')
  await page.getByRole('button', { name: password.submit }).click()
  await camera.take(page, 'security-errors')

  await page.getByRole('button', { name: deletion.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: deletion.submit }).waitFor()
  await camera.take(page, 'delete-account')
  await dialog.getByRole('button', { name: deletion.submit }).click()
  await camera.take(page, 'delete-account-errors')

  await page.route(PROFILE, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.data.user.isGoogleUser = true
    await route.fulfill({ response, json: answer })
  })
  await page.goto(`${url}/profile?tab=security`)
  await page.getByText(password.google).waitFor()
  await camera.take(page, 'security-google')
  await page.unroute(PROFILE)
  await page.goto(`${url}/profile?tab=security`)

  await page.getByRole('button', { name: deletion.open }).click()
  await dialog.getByLabel(deletion.type.replace('{{name}}', player.user.username)).fill(player.user.username)
  await dialog.getByLabel(password.current, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: deletion.submit }).click()
  await page.getByTestId('goodbye').waitFor()
  await camera.take(page, 'goodbye')
  await page.context().close()
}
