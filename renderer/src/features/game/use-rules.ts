import { hasHostRights } from '#renderer/components/play/host-rights.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** Whether one has a host's rights here. */
export const useRules = (): boolean =>
  useRoomStore(({ board }) => board.room !== null && hasHostRights(board.room, board.me))
