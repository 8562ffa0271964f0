import { type Browser, expect, type Page } from '@playwright/test'
import { type Options, parse, type Token } from 'acorn'
import { FILE_LIST, type FileList } from '#shared/constants/file-list.ts'
import { en, it } from '#shared/i18n/resources.ts'
import { BROWSER_FLOOR, FLOOR_SYNTAX } from '../../build/browser-floor.ts'
import { PASSWORD, QUIZZES } from '../support/api.ts'
import { expectFits } from '../support/expect-fits.ts'
import { expectSound } from '../support/expect-sound.ts'
import { test } from '../support/journey.ts'
import { uniqueName } from '../support/journey-api.ts'
import { pageFaults } from '../support/page-faults.ts'
import { LOCALES, openAs } from '../support/pages.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'

/** Members that at least one browser of the floor lacks, and that `polyfills.ts` adds. */
const ADDED = [
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Promise.withResolvers',
]

/** Members that at least one browser of the floor lacks. No other member has such a name. */
const NEWER = [
  'Array.fromAsync',
  'Element.prototype.checkVisibility',
  'Element.prototype.getHTML',
  'Element.prototype.moveBefore',
  'Element.prototype.setHTMLUnsafe',
  'HTMLElement.prototype.hidePopover',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'Intl.DurationFormat',
  'Intl.Segmenter',
  'Map.groupBy',
  'Object.groupBy',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
]

/** The same, but with names that others have, too, or that the client uses only where they are. */
const NEWER_AND_ALIKE = [
  'AbortSignal.any',
  'Array.prototype.with',
  'ArrayBuffer.prototype.transfer',
  'Document.prototype.startViewTransition',
  'Error.isError',
  'Iterator.from',
  ...[
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'forEach',
    'map',
    'reduce',
    'some',
    'take',
    'toArray',
  ].map((name) => `Iterator.prototype.${name}`),
  'Promise.try',
  'RegExp.escape',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.union',
  'URL.parse',
  'navigation',
  'requestIdleCallback',
  'scheduler',
]

/** Deletes these members in the page that runs it. */
function forget(members: readonly string[]): void {
  for (const member of members) {
    const names = member.split('.')
    const last = names.pop() ?? ''
    const holder = names.reduce<unknown>((value, name) => Object(value)[name], window)
    if (holder !== undefined) Reflect.deleteProperty(Object(holder), last)
  }
}

/** Returns the names that follow a dot. */
function membersIn(code: string, options: Partial<Options>): Set<string> {
  const tokens: Token[] = []
  parse(code, { ecmaVersion: FLOOR_SYNTAX, sourceType: 'module', onToken: tokens, ...options })
  const names = tokens.filter((_, at) => ['.', '?.'].includes(tokens[at - 1]?.type.label ?? ''))
  return new Set(names.map(({ start, end }) => code.slice(start, end)))
}

const lastName = (member: string): string => member.split('.').at(-1) ?? ''

test('[OPS-15] every script parses at the floor’s syntax and names no newer member that is not added', async ({
  product,
}) => {
  const read = async (path: string) => (await fetch(`${product.url}/${path}`)).text()
  const list: FileList = JSON.parse(await read(FILE_LIST))
  const [, offline = ''] = /src="\/(assets\/[^"]+\.js)"/.exec(await read('offline.html')) ?? []
  const scripts = [...list.all.filter((file) => file.endsWith('.js')), offline, 'sw.js', 'first-paint.js']
  expect(scripts.length).toBeGreaterThan(100)
  const newer = new Set(NEWER.map(lastName))
  for (const script of scripts) {
    const found = [...membersIn(await read(script), {})].filter((name) => newer.has(name))
    expect(found, script).toEqual([])
  }
  membersIn(await read('too-old.js'), { ecmaVersion: 5, sourceType: 'script' })
})

test('[OPS-15] a browser without what is newer than the floor plays from the landing page to the podium', async ({
  browser,
  product,
  api,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  const faults = await pageFaults(context)
  await context.addInitScript(forget, [...ADDED, ...NEWER, ...NEWER_AND_ALIKE])
  const page = await context.newPage()
  await page.goto(product.url)
  expect(await page.evaluate(() => 'Segmenter' in Intl)).toBe(false)
  // The client adds what it uses.
  await page.waitForFunction(() => typeof Promise.withResolvers === 'function')
  await page.locator('a[href="/register"]').first().click()
  const name = uniqueName('old')
  await page.getByLabel(en.auth.fields.username).fill(name)
  await page.getByLabel(en.auth.fields.email).fill(`${name}@example.org`)
  await page.getByLabel(en.auth.fields.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(en.auth.fields.confirmPassword).fill(PASSWORD)
  await page.getByRole('button', { name: en.auth.register.submit }).click()
  await page.getByRole('radio', { name: /English/ }).check()
  await page.getByRole('button', { name: en.language.confirm }).click()
  await expect(page).toHaveURL(/\/lobby$/)

  const host = await api.register('host')
  const room = await api.createRoom(host, {
    timePerRound: 60,
    rounds: 1,
    customQuizzes: QUIZZES.slice(0, 1),
  })
  const rival = await joinRoomPlay(product.url, host, room.id)
  await page.getByLabel(en.lobby.code.label).fill(room.inviteCode ?? '')
  await expect(page.getByTestId('room-page')).toBeVisible()
  await rival.until('user_connected', 1)
  // The big screen has an entry and a connection of its own. Closed again, it leaves the question to the player's page.
  const screen = await context.newPage()
  await screen.goto(`${product.url}/stage/${room.inviteCode}`)
  await expect(screen.getByTestId('stage-code')).toHaveText(room.inviteCode ?? '')
  await screen.close()
  await api.startGame(host, room.id)
  await expect(page.getByTestId('question')).toContainText(QUIZZES[0]?.prompt ?? '')
  await page.getByTestId('chat-input').fill(QUIZZES[0]?.answers[0] ?? '')
  await page.getByTestId('chat-input').press('Enter')
  await expect(page.getByTestId('stamp')).toBeVisible()
  await api.call('POST', `/game/game-${room.id}/round/end`, host.token, {})
  await expect(page.getByTestId('podium')).toBeVisible()
  expect(faults).toEqual([])
})

test('[OPS-15] a browser without what is newer than the floor opens every part of the admin panel', async ({
  browser,
  product,
  api,
}) => {
  const context = await browser.newContext({ locale: LOCALES.english })
  const faults = await pageFaults(context)
  await context.addInitScript(forget, [...ADDED, ...NEWER, ...NEWER_AND_ALIKE])
  const page = await openAs(context, product.url, api, await api.signInOperator(), 'english', '/admin')
  const nav = page.getByRole('navigation', { name: en.admin.nav })
  for (const name of Object.values(en.admin.parts)) {
    await nav.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(page.getByTestId('skeleton')).toHaveCount(0)
    await expect(page.getByTestId('error-state')).toHaveCount(0)
  }
  // The sandboxed frame of a mail has no storage in which the token of this test could be kept.
  expect(faults.filter((fault) => !fault.includes("'localStorage'"))).toEqual([])
})

/** Expects the notice in both languages, and nothing of the app. */
async function expectTooOld(page: Page): Promise<void> {
  for (const { title, needs, update } of [en.tooOld, it.tooOld]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(update)).toBeVisible()
    const [before = ''] = needs.split('{{')
    await expect(page.getByText(before.trim())).toContainText(`Safari ${BROWSER_FLOOR.safari}`)
  }
  await expect(page.locator('#root')).toBeEmpty()
}

const openPage = async (browser: Browser, prepare: (page: Page) => Promise<unknown>): Promise<Page> => {
  const page = await (await browser.newContext({ locale: LOCALES.italian })).newPage()
  await prepare(page)
  return page
}

for (const path of ['/', '/lobby', '/admin', '/stage/ABC234', '/game/ABC'])
  test(`[OPS-16] a browser below the floor gets a plain notice in both languages at ${path}`, async ({
    browser,
    product,
  }) => {
    const page = await openPage(browser, (one) => one.addInitScript(forget, ['structuredClone']))
    await page.goto(product.url + path)
    await expectTooOld(page)
    if (path !== '/') return
    await expectSound(page)
    await expectFits(page)
  })

for (const [what, script] of [
  ['the first script', /\/assets\/index-[^/]+\.js$/],
  ['a script that is fetched later', /\/assets\/start-landing-[^/]+\.js$/],
] as const)
  test(`[OPS-16] a browser that cannot parse ${what} gets the notice`, async ({ browser, product }) => {
    const page = await openPage(browser, (one) =>
      one.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: 'class { # }' })),
    )
    await page.goto(product.url)
    await expectTooOld(page)
  })
