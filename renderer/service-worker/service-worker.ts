import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** What the build knows; `build/service-worker.ts` writes it here. */
declare const PRECACHE: PrecacheEntry[]

/** What is not the client's: a failed download must not become a riddle. */
const SERVER_PATHS = [/^\/(api|updates|matchmake|health|metrics|og)(\/|$)/]

/** Pages come from the server as long as there is one, so that nobody is held at an old version. */
const pages = new NavigationRoute(
  async ({ request }) => {
    try {
      return await fetch(request)
    } catch (error) {
      const kept = await matchPrecache('/offline.html')
      if (!kept) throw error
      return kept
    }
  },
  { denylist: SERVER_PATHS },
)

cleanupOutdatedCaches()
registerRoute(pages)
// Calls of the API match none of these files, and are not touched.
precacheAndRoute(PRECACHE)

// A new version waits until the player agrees, or until no tab shows the old one any more.
const worker = self as unknown as { skipWaiting(): Promise<void> }
addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void worker.skipWaiting()
})
