import { useEffect, useState } from 'react'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { PartyState } from '#shared/desktop/party.ts'

/** The party on this computer; null until main has said. */
export function useParty(desktop: DesktopApi): PartyState | null {
  const [party, setParty] = useState<PartyState | null>(null)
  useEffect(() => {
    let isTold = false
    const off = desktop.on('party', (now) => {
      isTold = true
      setParty(now)
    })
    desktop.party.read().then(
      (now) => {
        if (!isTold) setParty(now)
      },
      () => undefined,
    )
    return off
  }, [desktop])
  return party
}
