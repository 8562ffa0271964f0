/** A page so young has the policy of today: to load it again would not help. */
const YOUNG_MS = 30_000

/**
 * The page's policy names the processes that were there when it was loaded, and a room may live in one that came later. Then
 * the page is loaded again, and comes back into its room.
 */
export function reloadWhenPolicyIsStale(reload = () => location.reload()): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const isSocket = effectiveDirective === 'connect-src' && /^wss?:/.test(blockedURI)
    if (isSocket && performance.now() > YOUNG_MS) reload()
  })
}
