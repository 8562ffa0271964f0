import { offerVersion } from '#renderer/app/new-version/offer-version.tsx'

const HOUR = 3_600_000

/**
 * Keeps the service worker, and offers a new version of the app when one waits. The app looks for it each hour, too: a page that is
 * never left would not.
 */
export async function keepWorker(container: ServiceWorkerContainer | undefined): Promise<void> {
  // On an origin that is not secure there are none.
  if (!container) return
  const registration = await container.register('/sw.js')
  let offered: ServiceWorker | undefined
  const look = (): void => {
    const { waiting } = registration
    // The first of all replaces nothing.
    if (!waiting || !container.controller || waiting === offered) return
    offered = waiting
    offerVersion(waiting, container)
  }
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  setInterval(() => registration.update().then(look, () => undefined), HOUR)
  look()
}
