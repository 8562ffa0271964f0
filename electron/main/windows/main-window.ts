import { BrowserWindow, screen } from 'electron'
import { WINDOW_MIN } from '#shared/constants/desktop.ts'
import type { Launch } from '#shared/desktop/ipc.ts'
import type { ShellStateStore } from '../shell-state.ts'
import { appWindow } from './app-window.ts'
import { windowPlace } from './window-place.ts'

/** The app's own window, empty as yet. It opens where it was, and remembers its place when it closes. */
export function createMainWindow(launch: Launch, state: ShellStateStore): BrowserWindow {
  const { bounds, maximized = false } = state.current()
  const screens = screen.getAllDisplays().map(({ workArea }) => workArea)
  const window = new BrowserWindow({
    ...appWindow(launch),
    ...windowPlace(bounds, screens),
    minWidth: WINDOW_MIN.width,
    minHeight: WINDOW_MIN.height,
  })
  window.once('ready-to-show', () => {
    if (maximized) window.maximize()
    window.show()
  })
  window.on('close', () => {
    const place = { bounds: window.getNormalBounds(), maximized: window.isMaximized() }
    state.change(place).catch(() => undefined)
  })
  return window
}

/** Brings the window to the front, from the task bar if need be. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
