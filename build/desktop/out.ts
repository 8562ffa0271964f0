import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Folder that the desktop app is built into. A test that packs the app for another cloud sets its own by `DESKTOP_OUT`. */
export const DESKTOP_OUT = process.env.DESKTOP_OUT ?? join(ROOT, 'dist/desktop')
