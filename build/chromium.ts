import { existsSync } from 'node:fs'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  // It draws no browser windows and menus, which halves the CPU time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Returns the Chromium of this machine. None is ever downloaded. */
export const chromiumPath = (): string | undefined => CANDIDATES.find((path) => path && existsSync(path))
