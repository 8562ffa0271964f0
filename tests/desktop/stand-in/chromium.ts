import { chromiumPath } from '../../../build/chromium.ts'

/** The Chromium that shows the stand-in's window; the tests need one. */
export function standInChromium(): string {
  const path = chromiumPath()
  if (path === undefined) throw new Error('No Chromium was found: set CHROMIUM_PATH.')
  return path
}
