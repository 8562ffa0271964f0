import { reloadOnce } from '#renderer/lib/lost-build.ts'
import { isLayerOpen } from '#renderer/lib/open-layer.ts'
import { hasUnsentText } from '#renderer/lib/unsent-text.ts'
import type { RoomModel } from '#renderer/realtime/room/room-model.ts'
import { roomState, useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Time within which a slow phone is back in its room after a reload. */
const RELOAD_MS = 3_000

/** Returns whether a reload costs a player nothing: between two rounds with time to come back, or after the last. */
export const isRoundGap = ({ phase, countdown }: RoomModel, now: number): boolean =>
  phase === 'finished' ||
  (phase === 'between' && countdown?.kind === 'running' && countdown.endsAt - now >= RELOAD_MS)

/** Reloads the page by itself as soon as the room's state allows it and the player neither types nor has a dialog open. */
export function reloadWhen(
  isHarmless: (model: RoomModel, now: number) => boolean,
  reload?: () => void,
): void {
  const look = () => {
    if (!isHarmless(roomState().model, performance.now())) return
    if (!isLayerOpen() && !hasUnsentText()) reloadOnce(reload)
  }
  useRoomStore.subscribe(look)
  look()
}
