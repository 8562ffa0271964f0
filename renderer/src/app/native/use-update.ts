import { useEffect, useState } from 'react'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { UpdateState } from '#shared/desktop/ipc.ts'

/** Where the update stands. */
export function useUpdate(desktop: DesktopApi): UpdateState {
  const [state, setState] = useState<UpdateState>({ kind: 'idle' })
  useEffect(() => {
    let told = false
    const off = desktop.on('update', (now) => {
      told = true
      setState(now)
    })
    desktop.updates.read().then(
      (now) => {
        if (!told) setState(now)
      },
      () => undefined,
    )
    return off
  }, [desktop])
  return state
}
