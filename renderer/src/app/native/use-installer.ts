import { useEffect, useState } from 'react'
import { api } from '#renderer/lib/http-client.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import { downloadsData } from '#shared/schemas/downloads.ts'

/** The address of the newest installer for this system; null until it is known, and where there is none. */
export function useInstaller({ server, system }: DesktopApi['launch']): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const ask = async () => {
      const newest = (await api.get('/downloads', { schema: downloadsData }))[system]
      if (newest) setAddress(server + newest.path)
    }
    // Without an answer none is offered.
    ask().catch(() => undefined)
  }, [server, system])
  return address
}
