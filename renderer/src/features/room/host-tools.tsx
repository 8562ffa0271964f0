import { lazy, Suspense, useState } from 'react'
import { HostButton } from '#renderer/features/room/host-button.tsx'
import type { RoomPlayer } from '#shared/schemas/room.ts'

const HostMenu = lazy(async () => ({
  default: (await import('#renderer/features/room/host-menu.tsx')).HostMenu,
}))

/** The menu comes with the first press. */
export function HostTools({ player }: { player: RoomPlayer }) {
  const [wanted, setWanted] = useState(false)
  const button = <HostButton username={player.username} onClick={() => setWanted(true)} />
  return wanted ? (
    <Suspense fallback={button}>
      <HostMenu player={player} />
    </Suspense>
  ) : (
    button
  )
}
