import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Fetched with the first room; without them it is a quiet room. */
export function loadRoomSounds(): void {
  const off = useRoomStore.subscribe(({ roomId }) => {
    if (roomId === null) return
    off()
    import('#renderer/app/room-sounds.ts').then(
      ({ startRoomSounds }) => startRoomSounds(),
      () => undefined,
    )
  })
}
