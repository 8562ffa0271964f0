import { createBrowserRouter, type RouteObject } from 'react-router'
import { hideLinkToken } from '#renderer/app/link-token.ts'
import { putLobbyBehind } from '#renderer/app/lobby-behind.ts'
import { ignoreRepeatedNavigation } from '#renderer/app/navigation-guard.ts'
import { makeRoutes } from '#renderer/app/routes.tsx'

function makeRouter(routes: RouteObject[]) {
  hideLinkToken()
  putLobbyBehind()
  return ignoreRepeatedNavigation(createBrowserRouter(routes))
}

let router: ReturnType<typeof makeRouter> | undefined

/**
 * Made at the first call, not when this file is loaded: a router begins with the first page at once, and asks the server. That
 * call may bring another table than the cloud's.
 */
export function appRouter(table = makeRoutes): ReturnType<typeof makeRouter> {
  router ??= makeRouter(table())
  return router
}
