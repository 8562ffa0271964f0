import { hasHostRights } from '#renderer/components/play/host-rights.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Whether this player has a host's rights here. */
export const useHostRights = (): boolean =>
  useRoomStore(({ model }) => model.room !== null && hasHostRights(model.room, model.me))
