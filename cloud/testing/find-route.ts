import { API_BASE } from '#cloud/http/api.ts'
import type { Route } from '#cloud/http/route.ts'

/** What a path of this pattern looks like: `/rooms/{id}` is `/rooms/` and one part. */
export const pathExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)

/** The route that answers a call, as the router finds it: the first one mounted that fits. */
export function createRouteFinder(routes: readonly Route[]) {
  const known = routes.map((route) => ({ route, expression: pathExpression(API_BASE + route.path) }))
  return (method: string, target: string): Route | undefined => {
    const [path = ''] = target.split('?')
    return known.find(
      ({ route, expression }) => route.method === method.toLowerCase() && expression.test(path),
    )?.route
  }
}
