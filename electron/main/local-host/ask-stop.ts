import { type BrowserWindow, dialog } from 'electron'
import type { desktop } from '#shared/i18n/en/desktop.ts'

type Texts = (typeof desktop)['party']

/** Asks whether the party is to end; `quit`, whether the app is to end with it. */
export async function askStop(
  window: BrowserWindow | null,
  why: 'stop' | 'quit',
  texts: Texts,
): Promise<boolean> {
  const options = {
    type: 'question' as const,
    message: why === 'stop' ? texts.stopTitle : texts.quitTitle,
    detail: why === 'stop' ? texts.stopBody : texts.quitBody,
    buttons: [why === 'stop' ? texts.stop : texts.quit, texts.goOn],
    defaultId: 1,
    cancelId: 1,
  }
  const { response } = await (window === null
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(window, options))
  return response === 0
}
