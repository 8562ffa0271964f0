import { join } from 'node:path'
import type { BrowserWindowConstructorOptions } from 'electron'
import type { Launch } from '#shared/desktop/ipc.ts'
import { writeLaunchArgument } from '#shared/desktop/launch-argument.ts'

/** What every window of the app has in common: its page is kept away from the system. */
export const appWindow = (launch: Launch): BrowserWindowConstructorOptions => ({
  title: 'Riddle Rooms',
  backgroundColor: '#101a1c',
  show: false,
  webPreferences: {
    preload: join(import.meta.dirname, '../preload/index.cjs'),
    additionalArguments: [writeLaunchArgument(launch)],
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    spellcheck: false,
    // A middle click opens windows past the page's own links.
    disableBlinkFeatures: 'Auxclick',
  },
})
