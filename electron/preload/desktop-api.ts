import { ipcRenderer } from 'electron'
import { z } from 'zod/mini'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import {
  type CallAnswer,
  type CallArgs,
  type CallName,
  DESKTOP_CALLS,
  DESKTOP_EVENTS,
} from '#shared/desktop/ipc.ts'
import { readLaunchArgument } from '#shared/desktop/launch-argument.ts'

// The page's content policy forbids code made at run time.
z.config({ jitless: true })

async function call<Name extends CallName>(name: Name, ...args: CallArgs<Name>): Promise<CallAnswer<Name>> {
  const agreed = DESKTOP_CALLS[name]
  const answer: unknown = await ipcRenderer.invoke(name, ...agreed.args.parse(args))
  return agreed.answer.parse(answer) as CallAnswer<Name>
}

/** The bridge of a page that was started with these arguments. Nothing of Electron's own gets through it. */
export const desktopApi = (argv: readonly string[]): DesktopApi => ({
  launch: readLaunchArgument(argv),
  ready: () => call('page:ready'),
  token: { read: () => call('token:read'), write: (token) => call('token:write', token) },
  setLanguage: (language) => call('language:set', language),
  setPlaying: (playing) => call('play:set', playing),
  notify: (notice) => call('notification:schedule', notice),
  authorizeWithGoogle: (clientId) => call('google:authorize', clientId),
  updates: { read: () => call('updates:read'), install: () => call('updates:install') },
  party: {
    read: () => call('party:state'),
    start: (wish) => call('party:start', wish),
    stop: () => call('party:stop'),
    open: () => call('party:open'),
    close: () => call('party:close'),
    allowStandbys: (allowed) => call('party:allow-standbys', allowed),
    goOnAlone: () => call('party:go-on-alone'),
    check: () => call('party:check'),
    browse: (wanted) => call('party:browse', wanted),
    find: (code) => call('party:find', code),
    standBy: (place) => call('party:stand-by', place),
  },
  openBigScreen: (what) => call('big-screen:open', what),
  on(name, listener) {
    const schema = DESKTOP_EVENTS[name]
    const receive = (_: unknown, sent: unknown) => {
      const data = schema.safeParse(sent)
      if (data.success) listener(data.data as Parameters<typeof listener>[0])
    }
    ipcRenderer.on(name, receive)
    return () => void ipcRenderer.off(name, receive)
  },
})
