import { reduce } from './room-board.ts'
import type { BoardEvent } from './room-event.ts'
import { useRoomStore } from './room-store.ts'

/** Apart from the store, which the lobby needs too: the board's rules come with the first room. */
export const tellBoard = (event: BoardEvent): void => {
  useRoomStore.setState(({ board }) => ({ board: reduce(board, event) }))
}
