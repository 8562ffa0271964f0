import { create } from 'zustand'
import { tabStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { type FlowEvent, type FlowState, nextFlow } from './flow-machine.ts'
import type { RoomEntryError } from './room-entry-error.ts'
import { clearedModel, emptyModel, type RoomModel } from './room-model.ts'
import { blockedForMs } from './stored-rooms.ts'

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
  /** The room that the player is in, or is joining. */
  roomId: string | null
  flow: FlowState
  link: RoomLink
  /** Since when, in `performance.now()`, the connection is lost and being restored. */
  lostAt: number | null
  joinStatus: JoinStatus
  /** Why the last attempt failed. */
  joinError: RoomEntryError | null
  model: RoomModel
  /** The input's text by room; it outlives screens, rounds and connections. */
  drafts: Readonly<Record<string, string>>
  /** The last message sent by room, which ↑ brings back. */
  lastLines: Readonly<Record<string, string>>
  /** When the last message was sent, in `performance.now()`; later if its answer was late. */
  sentAt: number | null
  /** The message that waits for the pause or the connection, and is then sent by itself. */
  waiting: string | null
  /** The message that is on its way: the chat shows it until the server has answered. */
  sending: string | null
  /** The room of a found match, which the client is about to open. */
  navigateTo: string | null
  /** The room is over for this client, and the lobby comes next. */
  goingHome: boolean
  left: LeftRoom | null
}

const OUT_OF_ROOM = {
  roomId: null,
  flow: 'idle',
  link: 'idle',
  lostAt: null,
  joinStatus: 'idle',
  joinError: null,
  waiting: null,
  sending: null,
  navigateTo: null,
  goingHome: false,
} satisfies Partial<RoomStoreState>

const FRESH: RoomStoreState = {
  ...OUT_OF_ROOM,
  model: emptyModel(''),
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

/** The drafts, and the waiting message with them: until it is sent it may still return to the input. */
const allDrafts = ({ roomId, drafts, waiting }: RoomStoreState): RoomStoreState['drafts'] =>
  roomId === null || waiting === null
    ? drafts
    : { ...drafts, [roomId]: [waiting, drafts[roomId]].filter(Boolean).join(' ') }

/** Drafts outlive a reload, in the tab where they were typed. */
function readDrafts(): RoomStoreState['drafts'] {
  try {
    const stored = Object.entries(JSON.parse(tabStore.getItem(STORAGE_KEYS.drafts) ?? '{}'))
    return Object.fromEntries(
      stored.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
function storeDrafts(drafts: RoomStoreState['drafts']): void {
  if (Object.values(drafts).some(Boolean)) tabStore.setItem(STORAGE_KEYS.drafts, JSON.stringify(drafts))
  else tabStore.removeItem(STORAGE_KEYS.drafts)
}

export const useRoomStore = create<RoomStoreState>()(() => ({
  ...FRESH,
  drafts: readDrafts(),
  left: stillBlocked(),
}))
useRoomStore.subscribe((now, before) => {
  if (now.drafts !== before.drafts || now.waiting !== before.waiting) storeDrafts(allDrafts(now))
})

export const roomState = (): RoomStoreState => useRoomStore.getState()
export const setRoom = (changes: Partial<RoomStoreState>): void => {
  useRoomStore.setState(changes)
}

export const moveFlow = (event: FlowEvent): void => {
  useRoomStore.setState(({ flow }) => ({ flow: nextFlow(flow, event) }))
}

/** A new model for this viewer; chats of earlier rooms stay when it is the same viewer. */
export const openModel = (me: string): void => {
  useRoomStore.setState(({ model }) => ({ model: model.me === me ? clearedModel(model) : emptyModel(me) }))
}

/** No room any more. Chats, drafts and the rate limit stay. */
export const clearRoom = (): void => {
  useRoomStore.setState((state) => ({
    ...OUT_OF_ROOM,
    drafts: allDrafts(state),
    model: clearedModel(state.model),
  }))
}

/** Clears everything, so that the next account sees nothing of this one. */
export const forgetRooms = (): void => {
  useRoomStore.setState(FRESH)
}

export const setDraft = (roomId: string, text: string): void => {
  useRoomStore.setState(({ drafts }) => ({ drafts: { ...drafts, [roomId]: text } }))
}
