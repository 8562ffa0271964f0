import { useEffect, useState } from 'react'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { FoundParty } from '#shared/desktop/host-process.ts'

/** The parties that announce themselves, for as long as somebody looks. */
export function useFoundParties(desktop: DesktopApi): readonly FoundParty[] {
  const [parties, setParties] = useState<readonly FoundParty[]>([])
  useEffect(() => {
    const off = desktop.on('parties', setParties)
    // Without a search, address and code still lead in.
    const browse = (wanted: boolean) => void desktop.party.browse(wanted).catch(() => undefined)
    browse(true)
    return () => {
      off()
      browse(false)
    }
  }, [desktop])
  return parties
}
