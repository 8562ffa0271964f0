import '#renderer/theme/fonts.css'
import '#renderer/theme/tokens.css'
import '#renderer/theme/global.css'
import { appTexts } from '#renderer/app/app-texts.ts'
import { loadApp } from '#renderer/app/load-app.ts'
import { landingTexts } from '#renderer/features/landing/landing-texts.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { catchFileDrops } from '#renderer/lib/file-drops.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { watchBuild } from '#renderer/lib/lost-build.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { inAppBrowser } from '#renderer/platform/in-app-browser.ts'
import { platform } from '#renderer/platform/platform.ts'

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('index.html has no #root')

/** A visitor of `/` without an account needs only the landing page. */
const isNewcomer =
  location.pathname === '/' && readToken() === null && !platform.isNative && endpoint.kind === 'cloud'

/** The big screen has neither session nor frame. */
const isStage = /^\/stage\/./.test(location.pathname)

/** Members that some supported browsers lack. `polyfills.ts` adds them. */
const ADDED: readonly unknown[] = [
  Array.prototype.toReversed,
  Array.prototype.toSorted,
  Array.prototype.toSpliced,
  Promise.withResolvers,
]

/** Code and texts are fetched in parallel. */
async function start(page: HTMLElement): Promise<void> {
  if (ADDED.includes(undefined)) await import('#renderer/app/polyfills.ts')
  const app = inAppBrowser()
  if (app) await (await import('#renderer/app/wait-in-app.tsx')).waitInApp(page, app)
  if (isNewcomer) {
    const [{ startLanding }] = await Promise.all([
      import('#renderer/app/start-landing.tsx'),
      needTexts(landingTexts),
    ])
    startLanding(page)
  } else if (isStage) {
    await (await import('#renderer/app/start-stage.tsx')).startStageScreen(page)
  } else if (platform.desktop) {
    const { startDesktop } = await import('#renderer/app/native/start-desktop.tsx')
    await startDesktop(page, platform.desktop)
  } else {
    const [startApp] = await Promise.all([loadApp(), needTexts(appTexts)])
    await startApp(page)
  }
}

/** Returns whether `too-old.js` shows its notice. */
const isTooOld = () => document.documentElement.dataset.tooOld !== undefined

async function startOrExplain(page: HTMLElement): Promise<void> {
  try {
    await start(page)
  } catch (error) {
    // `too-old.js` looks for scripts that do not parse.
    if (error instanceof SyntaxError) reportError(error)
    if (isTooOld()) return
    // Nothing was fetched but this file: the texts are in the page itself.
    const again = document.createElement('a')
    again.href = location.href
    again.textContent = page.dataset.failed ?? ''
    page.append(again)
  }
}

catchFileDrops()
watchBuild()
if (!isTooOld()) void startOrExplain(root)
