import { isUnder } from '#renderer/lib/path-match.ts'

/**
 * Puts the lobby behind a room that is opened by its address. Back would leave the app otherwise, and nobody could ask
 * first. `idx` is how React Router counts its entries: one that has it was opened within the app.
 */
export function putLobbyBehind(): void {
  const { pathname, href } = location
  if (!isUnder(pathname, '/room') && !isUnder(pathname, '/game')) return
  const { state } = history
  if (state?.idx > 0) return
  history.replaceState({ idx: 0 }, '', '/lobby')
  history.pushState({ ...state, idx: 1 }, '', href)
}
