import { useEffect } from 'react'
import { PartyPill } from '#renderer/app/native/party-pill.tsx'
import { UpdateNotice } from '#renderer/app/native/update-notice.tsx'
import { useUpdate } from '#renderer/app/native/use-update.ts'
import { VersionGate } from '#renderer/app/native/version-gate.tsx'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { useVersionGate } from '#renderer/platform/version-gate.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'

/** The version gate and the news of updates. While the gate is shut, nothing of the app can be reached. */
export function DesktopLayer({ desktop }: { desktop: DesktopApi }) {
  const update = useUpdate(desktop)
  const gate = useVersionGate((state) => state.gate)
  const isOpen = endpoint.kind === 'lan' || gate.kind === 'passed'

  useEffect(() => {
    document.querySelector('#root')?.toggleAttribute('inert', !isOpen)
  }, [isOpen])

  return isOpen ? (
    <>
      <UpdateNotice desktop={desktop} update={update} />
      {endpoint.kind === 'lan' && <PartyPill desktop={desktop} />}
    </>
  ) : (
    <VersionGate desktop={desktop} update={update} gate={gate} />
  )
}
