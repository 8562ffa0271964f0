import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as ofPlaywright } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { buildDesktopIfStale } from '../../build/desktop/build.ts'
import { freePort } from '../support/product.ts'
import { standInChromium } from './stand-in/chromium.ts'
import { installedResources, type StandIn, startStandIn } from './stand-in/start-stand-in.ts'

/** A browser and a service at once take their time on a small machine. */
const expectPage = ofPlaywright.configure({ timeout: 15_000 })
const chromiumPath = standInChromium()
const PUBLIC_URL = 'http://riddle-rooms.localhost'
const NEW = 'riddle-rooms-1.41.0-linux-x86_64.AppImage'

let folder: string
let cloud: TestCloud
let app: StandIn | undefined
beforeAll(async () => {
  buildDesktopIfStale()
  folder = mkdtempSync(join(tmpdir(), 'rr-'))
  offerUpdate(join(folder, 'feed'))
  cloud = await startTestCloud({ PUBLIC_URL, MIN_APP_VERSION: '1.40.0', UPDATES_DIR: join(folder, 'feed') })
})
afterAll(async () => {
  await cloud.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  await app?.stop()
  app = undefined
})

/** A feed as electron-builder makes it. */
function offerUpdate(feed: string): void {
  // What electron-updater starts at the end: it says that it was started, and under which name.
  const installer = Buffer.from(`#!/bin/sh\necho "$0" > "$STARTED"\nexit 0\n${'#'.repeat(300_000)}\n`)
  const sha512 = createHash('sha512').update(installer).digest('base64')
  mkdirSync(feed)
  writeFileSync(join(feed, NEW), installer)
  writeFileSync(
    join(feed, 'latest-linux.yml'),
    `version: 1.41.0
files:
  - url: ${NEW}
    sha512: ${sha512}
    size: ${installer.length}
path: ${NEW}
sha512: ${sha512}
releaseDate: '2026-11-01T00:00:00.000Z'
`,
  )
}

/** An AppImage that was installed: the form of Linux that updates itself. */
function installed(version: string): { userData: string; env: Record<string, string> } {
  const userData = mkdtempSync(join(folder, 'user-'))
  const resources = join(userData, 'resources')
  installedResources(resources, cloud.url)
  const appImage = join(userData, 'riddle-rooms.AppImage')
  writeFileSync(appImage, 'the old version')
  return {
    userData,
    env: {
      XDG_DATA_HOME: join(userData, 'share'),
      STAND_IN_PACKAGED: 'yes',
      STAND_IN_VERSION: version,
      APPIMAGE: appImage,
      STARTED: join(userData, 'started'),
    },
  }
}

it.each(['1.40.0', '1.41.0'])('[STATUS-10] lets version %s in where 1.40.0 is wanted', async (version) => {
  app = await startStandIn({ server: cloud.url, chromiumPath, env: { STAND_IN_VERSION: version } })
  await expectPage(app.page).toHaveURL(/\/login$/)
})

it('[STATUS-10] blocks version 1.39.9, and says where an installation cannot update itself', async () => {
  app = await startStandIn({ server: cloud.url, chromiumPath, env: { STAND_IN_VERSION: '1.39.9' } })
  const dialog = app.page.getByRole('alertdialog', { name: 'Update required' })
  await expectPage(dialog).toContainText('This is version 1.39.9. To play you need 1.40.0')
  await expectPage(dialog).toContainText('does not update itself')
  await dialog.getByRole('link', { name: 'Download the new version' }).click()
  await vi.waitFor(
    () => expect(app?.deedsOf('openExternal')).toEqual([`${cloud.url}/updates/${NEW}`]),
    20_000,
  )
})

it('[STATUS-9] shows a retry screen until the server answers', async () => {
  const port = await freePort()
  app = await startStandIn({
    server: `http://127.0.0.1:${port}`,
    chromiumPath,
    env: { STAND_IN_LOCALE: 'it-IT' },
  })
  const { page } = app
  const retry = page.getByRole('alert').getByRole('button')
  await expectPage(retry).toBeFocused()
  const late = await startTestCloud({ PUBLIC_URL, PORT: String(port) })
  await retry.click()
  await expectPage(page).toHaveURL(/\/login$/)
  await late.stop()
})

it('downloads a new version in the background, and offers the restart', async () => {
  app = await startStandIn({ server: cloud.url, chromiumPath, ...installed('1.40.0') })
  await expectPage(app.page).toHaveURL(/\/login$/)
  await expectPage(app.page.getByText('Version 1.41.0 is ready.')).toBeVisible()
  await app.page.getByRole('button', { name: 'Later' }).click()
  await expectPage(app.page.getByText('Version 1.41.0 is ready.')).toBeHidden()
})

it('[STATUS-10] brings an app that is too old up to date by its button, and restarts it', async () => {
  const { userData, env } = installed('1.39.9')
  app = await startStandIn({ server: cloud.url, chromiumPath, userData, env })
  const dialog = app.page.getByRole('alertdialog', { name: 'Update required' })
  await expectPage(dialog.getByRole('status')).toContainText('Version 1.41.0 is ready.')
  await dialog.getByRole('button', { name: 'Update now' }).click()
  expect(await app.ended).toBe(0)
  const started = await vi.waitFor(() => readFileSync(join(userData, 'started'), 'utf8').trim(), 10_000)
  expect(readFileSync(started, 'utf8')).toContain('#!/bin/sh')
})
