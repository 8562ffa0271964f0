import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Output folder of the desktop app. A test that packs the app for another cloud sets a separate one in `DESKTOP_OUT`. */
export const DESKTOP_OUT = process.env.DESKTOP_OUT ?? join(ROOT, 'dist/desktop')
