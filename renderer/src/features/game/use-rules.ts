import { useRoomStore } from '#renderer/realtime/room-store.ts'

/** Whether one has a host's rights here. Nobody has them in ranked. */
export const useRules = (): boolean =>
  useRoomStore(({ board }) => board.room?.host.id === board.me && board.room.mode !== 'ranked')
