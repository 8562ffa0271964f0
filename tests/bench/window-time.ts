import { join } from 'node:path'
import { chromiumPath } from '../../build/chromium.ts'
import { startStandIn } from '../desktop/stand-in/start-stand-in.ts'

const BLANK = join(import.meta.dirname, 'blank-shell.ts')

/** What the app's pages have as their origin in the stand-in; its server must allow it. */
export const STAND_IN_ORIGIN = 'http://riddle-rooms.localhost'

/** Milliseconds from the start of the process to a window with a field that takes text. */
async function untilTypeable(server: string, main?: string): Promise<number> {
  const begun = performance.now()
  const app = await startStandIn({ server, chromiumPath: chromiumPath() ?? '', ...(main && { main }) })
  await app.page.locator('input:visible').first().fill('a')
  const took = performance.now() - begun
  await app.stop()
  return took
}

/** The app's first page asks its server for its version first, so one must answer. */
export const timeOfApp = (server: string): Promise<number> => untilTypeable(server)
export const timeOfBlankShell = (server: string): Promise<number> => untilTypeable(server, BLANK)
