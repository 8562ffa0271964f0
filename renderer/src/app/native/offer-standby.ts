import { endpoint } from '#renderer/lib/endpoint.ts'
import { readToken } from '#renderer/lib/storage.ts'
import { useParty } from '#renderer/realtime/party/party-store.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

const isOwnHost = (origin: string): boolean => /^http:\/\/(127\.|localhost\b|\[::1\])/.test(origin)

/** At another's party this computer offers itself as the next host; away from parties it takes that back. */
export function offerStandby(desktop: DesktopApi): void {
  // Without a standby the party goes on all the same.
  const standBy: DesktopApi['party']['standBy'] = (place) =>
    desktop.party.standBy(place).catch(() => undefined)
  if (endpoint.kind === 'cloud') {
    void standBy(null)
    return
  }
  let at: string | null = null
  const offer = () => {
    at = endpoint.origin
    const token = readToken()
    if (token !== null && !isOwnHost(endpoint.origin)) void standBy({ origin: endpoint.origin, token })
  }
  onSignedIn(offer)
  // A successor knows nothing of who waited to stand by for the host that is gone.
  useParty.subscribe(({ lead }) => {
    if (at !== null && lead === 'led' && endpoint.origin !== at) offer()
  })
}
