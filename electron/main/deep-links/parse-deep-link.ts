import { LINK_SCHEME } from '#shared/constants/desktop.ts'
import { INVITE_CODE_LENGTH } from '#shared/constants/limits.ts'

const LINK = new RegExp(
  `^${LINK_SCHEME}://(?:join/(?<code>[a-z0-9]{${INVITE_CODE_LENGTH}})|auth/callback|pay/return)/?$`,
  'i',
)

/** Where a link leads in the client. Null: only to the window, where the page waits for what was done in the browser. */
export interface DeepLink {
  readonly path: string | null
}

/** `join/CODE`, `auth/callback` and `pay/return`, with nothing more to them; null for every other text. */
export function parseDeepLink(text: string): DeepLink | null {
  const match = LINK.exec(text)
  if (match === null) return null
  const code = match.groups?.code
  return { path: code === undefined ? null : `/lobby?join=${code.toUpperCase()}` }
}

/** The first link among a program's arguments, as Windows and Linux hand it over. */
export function deepLinkIn(argv: readonly string[]): DeepLink | null {
  for (const argument of argv) {
    const link = parseDeepLink(argument)
    if (link !== null) return link
  }
  return null
}
