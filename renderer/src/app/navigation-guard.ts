import { createPath, parsePath, type To } from 'react-router'
import { NAVIGATION_GUARD_MS } from '#shared/constants/timings.ts'

const nameOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

/**
 * Makes a router ignore a navigation to the target that it was sent to less than a second ago: a double click, or two
 * events that mean the same move, would otherwise leave two entries in the history. Back and forward always pass, and so
 * does a target that a guard redirected away from.
 */
export function ignoreRepeatedNavigation<Router extends object>(router: Router): Router {
  const target = router as unknown as {
    navigate: (to: To | number | null, ...rest: unknown[]) => Promise<void>
    state: { location: { pathname: string } }
  }
  const navigate = target.navigate.bind(router)
  let last: { name: string; at: number } | undefined

  target.navigate = async (to, ...rest) => {
    if (to === null || typeof to === 'number') return navigate(to, ...rest)
    const name = nameOf(to)
    const now = performance.now()
    if (last && last.name === name && now - last.at < NAVIGATION_GUARD_MS) return
    const started = { name, at: now }
    last = started
    await navigate(to, ...rest)
    const { pathname } = parsePath(name)
    if (last === started && pathname && pathname !== target.state.location.pathname) last = undefined
  }
  return router
}
