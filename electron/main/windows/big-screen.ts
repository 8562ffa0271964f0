import { BrowserWindow, screen } from 'electron'
import { APP_ORIGIN } from '#shared/constants/desktop.ts'
import type { Launch } from '#shared/desktop/ipc.ts'
import type { BigScreen } from '#shared/desktop/party.ts'
import { appWindow } from './app-window.ts'

/** The display that the app's window is not on; null where there is one only. */
function otherDisplay(main: BrowserWindow | null) {
  const displays = screen.getAllDisplays()
  const own = main === null ? displays[0] : screen.getDisplayMatching(main.getBounds())
  return displays.find(({ id }) => id !== own?.id) ?? null
}

/** Shows the big screen: over the whole second display, or in a window where there is none. One at a time. */
export function createBigScreen(launch: Omit<Launch, 'bigScreen'>, mainWindow: () => BrowserWindow | null) {
  let shown: BrowserWindow | null = null
  return {
    async open({ code, lanHost, pass }: BigScreen): Promise<void> {
      shown?.destroy()
      const display = otherDisplay(mainWindow())
      const window = new BrowserWindow({
        ...appWindow({ ...launch, bigScreen: { lanHost } }),
        ...(display === null ? { width: 1280, height: 720 } : { ...display.bounds, fullscreen: true }),
        autoHideMenuBar: true,
      })
      shown = window
      window.once('ready-to-show', () => window.show())
      window.once('closed', () => {
        if (shown === window) shown = null
      })
      const handed = pass === null ? '' : `#${pass.roomId}.${pass.stageToken}`
      await window.loadURL(`${APP_ORIGIN}/stage/${code}${handed}`)
    },
    close: (): void => shown?.destroy(),
  }
}
