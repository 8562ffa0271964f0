import type { Language } from '#shared/constants/game.ts'
import type { GoogleGrant, Notice } from '#shared/desktop/ipc.ts'
import type { BigScreen } from '#shared/desktop/party.ts'
import type { LocalHost } from '../local-host/local-host.ts'
import type { TokenVault } from '../token/token-vault.ts'
import type { Updates } from '../updates/updates.ts'
import type { PageEvents } from './page-events.ts'
import type { CallHandlers } from './register-calls.ts'

export interface Shell {
  readonly page: PageEvents
  readonly vault: TokenVault
  readonly updates: Updates
  readonly notifications: { schedule(notice: Notice): void }
  readonly host: LocalHost
  setPlaying(playing: boolean): void
  openBigScreen(what: BigScreen): Promise<void>
  setLanguage(language: Language): Promise<void>
  /** A newer attempt ends the one before. */
  authorizeWithGoogle(clientId: string, signal: AbortSignal): Promise<GoogleGrant | null>
}

/** What each call of the page does: a line each, and the compiler misses none. */
export function callHandlers({ page, vault, updates, notifications, host, ...shell }: Shell): CallHandlers {
  let attempt = new AbortController()
  return {
    'page:ready': page.ready,
    'token:read': vault.read,
    'token:write': vault.write,
    'language:set': shell.setLanguage,
    'play:set': shell.setPlaying,
    'notification:schedule': notifications.schedule,
    'google:authorize'(clientId) {
      attempt.abort()
      attempt = new AbortController()
      return shell.authorizeWithGoogle(clientId, attempt.signal)
    },
    'updates:read': updates.current,
    'updates:install': () => void updates.install(),
    'party:state': host.current,
    'party:start': host.start,
    'party:stop': host.stop,
    'party:open': host.open,
    'party:close': host.close,
    'party:allow-standbys': host.allowStandbys,
    'party:go-on-alone': host.goOnAlone,
    'party:check': host.check,
    'party:browse': host.browse,
    'party:find': host.find,
    'party:stand-by': host.standBy,
    'big-screen:open': shell.openBigScreen,
  }
}
