import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { type Board, clearedBoard, emptyBoard } from './board.ts'
import { type FlowEvent, type FlowState, nextFlow } from './flow-machine.ts'
import type { RoomEntryError } from './room-entry-error.ts'
import { blockedForMs } from './stored-room.ts'

export type RoomLink = 'idle' | 'connecting' | 'connected'
export type JoinStatus = 'idle' | 'loading' | 'success' | 'error'

/** A room that was left on purpose. */
export interface LeftRoom {
  /** When a room can be joined again, in `performance.now()`. */
  until: number
  /** Where it is, if it takes one back. */
  back: { roomId: string; name: string } | null
}

export interface RoomStoreState {
  /** The room that we are in, or on the way into. */
  roomId: string | null
  flow: FlowState
  link: RoomLink
  /** Since when, in `performance.now()`, the line is down and being won back. */
  lostAt: number | null
  joinStatus: JoinStatus
  /** Why the last attempt failed. */
  joinError: RoomEntryError | null
  board: Board
  /** What stands in the input of each room: it outlives screens, rounds and connections. */
  drafts: Readonly<Record<string, string>>
  /** The last line sent, which ↑ brings back. */
  lastLines: Readonly<Record<string, string>>
  /** When the last line went out. */
  sentAt: number | null
  /** The line that ↵ has fixed, and that goes out by itself as soon as it may. */
  waiting: string | null
  /** A found match's room, which the client is to open. */
  navigateTo: string | null
  /** The room is over for us, and the lobby comes next. */
  goingHome: boolean
  left: LeftRoom | null
}

type KeptDrafts = Pick<RoomStoreState, 'drafts'>

/** Drafts outlive a reload, in the tab where they were typed; when there are none nothing is kept. */
const draftStorage: PersistStorage<KeptDrafts, void> = {
  getItem: (name) => JSON.parse(sessionStorage.getItem(name) ?? 'null'),
  setItem: (name, kept) => {
    if (Object.values(kept.state.drafts).some(Boolean)) sessionStorage.setItem(name, JSON.stringify(kept))
    else sessionStorage.removeItem(name)
  },
  removeItem: (name) => sessionStorage.removeItem(name),
}

const OUT_OF_ROOM = {
  roomId: null,
  flow: 'idle',
  link: 'idle',
  lostAt: null,
  joinStatus: 'idle',
  joinError: null,
  waiting: null,
  navigateTo: null,
  goingHome: false,
} satisfies Partial<RoomStoreState>

const FRESH: RoomStoreState = {
  ...OUT_OF_ROOM,
  board: emptyBoard(''),
  drafts: {},
  lastLines: {},
  sentAt: null,
  left: null,
}

/** After a reload the block still runs. */
function stillBlocked(): LeftRoom | null {
  const wait = blockedForMs()
  return wait > 0 ? { until: performance.now() + wait, back: null } : null
}

/** The drafts, and with them the line that waits: until it is sent it may yet come back. */
const allDrafts = ({ roomId, drafts, waiting }: RoomStoreState): RoomStoreState['drafts'] =>
  roomId === null || waiting === null
    ? drafts
    : { ...drafts, [roomId]: [waiting, drafts[roomId]].filter(Boolean).join(' ') }

export const useRoomStore = create<RoomStoreState>()(
  persist(() => ({ ...FRESH, left: stillBlocked() }), {
    name: STORAGE_KEYS.drafts,
    storage: draftStorage,
    partialize: (state): KeptDrafts => ({ drafts: allDrafts(state) }),
  }),
)

export const roomState = (): RoomStoreState => useRoomStore.getState()
export const setRoom = (changes: Partial<RoomStoreState>): void => {
  useRoomStore.setState(changes)
}

export const moveFlow = (event: FlowEvent): void => {
  useRoomStore.setState(({ flow }) => ({ flow: nextFlow(flow, event) }))
}

/** A board for this viewer; chats of rooms visited before stay when it is the same viewer. */
export const openBoard = (me: string): void => {
  useRoomStore.setState(({ board }) => ({ board: board.me === me ? clearedBoard(board) : emptyBoard(me) }))
}

/** No room any more. Chats, drafts and the rate limit stay. */
export const clearRoom = (): void => {
  useRoomStore.setState((state) => ({
    ...OUT_OF_ROOM,
    drafts: allDrafts(state),
    board: clearedBoard(state.board),
  }))
}

/** Nothing of this account may meet the next one. */
export const forgetRooms = (): void => {
  useRoomStore.setState(FRESH)
}

export const setDraft = (roomId: string, text: string): void => {
  useRoomStore.setState(({ drafts }) => ({ drafts: { ...drafts, [roomId]: text } }))
}
