/**
 * Takes the token of a mailed link out of the address bar, where it would be shown, kept among bookmarks and copied along.
 * It goes into the history entry, where the router finds it as `location.state`, also after a reload.
 */
export function hideLinkToken(): void {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  if (token === null) return
  address.searchParams.delete('token')
  // `usr` is where React Router keeps an entry's state.
  history.replaceState({ ...history.state, usr: { token } }, '', address)
}
