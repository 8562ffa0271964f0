import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron'
import { type CallAnswer, type CallArgs, type CallName, DESKTOP_CALLS } from '#shared/desktop/ipc.ts'
import { isAppPage } from '../security/limit-contents.ts'

export type CallHandlers = {
  readonly [Name in CallName]: (...args: CallArgs<Name>) => CallAnswer<Name> | Promise<CallAnswer<Name>>
}

/** The page itself, not a frame within it. */
const isOwnPage = ({ senderFrame }: IpcMainInvokeEvent): boolean =>
  senderFrame !== null && senderFrame.parent === null && isAppPage(senderFrame.url)

/**
 * Answers the calls of the page in the main window. One from elsewhere, or with other arguments than the contract's, is
 * refused before anything is done.
 */
export function registerCalls(
  ipcMain: Pick<IpcMain, 'handle'>,
  isMainPage: (sender: WebContents) => boolean,
  handlers: CallHandlers,
): void {
  const register = <Name extends CallName>(name: Name) => {
    const { args, answer } = DESKTOP_CALLS[name]
    ipcMain.handle(name, async (event, ...sent: unknown[]) => {
      if (!isOwnPage(event) || !isMainPage(event.sender)) throw new Error(`${name}: not for this page`)
      const parsed = args.safeParse(sent)
      if (!parsed.success) throw new Error(`${name}: arguments are not as agreed`)
      return answer.parse(await handlers[name](...(parsed.data as CallArgs<Name>)))
    })
  }
  for (const name of Object.keys(DESKTOP_CALLS) as CallName[]) register(name)
}
