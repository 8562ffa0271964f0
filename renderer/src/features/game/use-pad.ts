import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/**
 * Whether this player's device shows the pad: a big screen shows the rest. Phones do so by themselves, while there is one.
 * Null where there is nothing to choose.
 */
export function usePad(): { isOn: boolean; choose: (isOn: boolean) => void } | null {
  const isOffered = useRoomStore(
    ({ model: { stages, you, phase } }) => stages > 0 && you.role === 'player' && phase !== 'finished',
  )
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [chosen, choose] = useState<boolean | null>(null)
  const noStage = useRoomStore(({ model }) => model.stages === 0)
  if (noStage && chosen !== null) choose(null)
  return isOffered ? { isOn: chosen ?? isPhone, choose } : null
}
