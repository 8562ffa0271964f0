import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { notify } from '#renderer/realtime/notices.ts'
import type { Emote } from '#shared/constants/game.ts'
import { gameSessionData } from '#shared/schemas/game.ts'
import { roomData } from '#shared/schemas/room.ts'
import { requestOrNotify } from './active-connection.ts'
import { moveRound } from './host-moves.ts'
import { followInvitation } from './invitations.ts'
import { roomState } from './room-store.ts'

/** A player's actions in their room. Each notifies of a refusal and returns whether it was done. */
const inRoom = () => roomState().roomId ?? ''
const inGame = () => roomState().model.session?.id ?? ''

export const setReady = (isReady: boolean) => requestOrNotify('player_ready', { roomId: inRoom(), isReady })
export const requestHint = () => requestOrNotify('request_hint', { sessionId: inGame() })

export const kick = (userId: string, ban = false) =>
  requestOrNotify('kick_player', { roomId: inRoom(), userId, ban })
export const mute = (userId: string, muted: boolean) =>
  requestOrNotify('mute_player', { roomId: inRoom(), userId, muted })
export const makeHost = (userId: string) => requestOrNotify('make_host', { roomId: inRoom(), userId })
export const lockRoom = (locked: boolean) => requestOrNotify('lock_room', { roomId: inRoom(), locked })
export const pauseGame = () => requestOrNotify('pause_game', { gameSessionId: inGame() })
export const resumeGame = () => requestOrNotify('resume_game', { gameSessionId: inGame() })
export const skipRound = () => requestOrNotify('skip_round', { roomId: inRoom(), gameSessionId: inGame() })
export const react = (emote: Emote) => requestOrNotify('react', { roomId: inRoom(), emote })
export const endRound = () => moveRound('end_round', inGame())
export const nextRound = () => moveRound('start_next_round', inGame())

async function callOrNotify(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    notify('refused', { text: errorText(error) })
    return false
  }
}

export const startGame = () =>
  callOrNotify(api.post('/game/start', { body: { roomId: inRoom() }, schema: gameSessionData }))

/** Asks for another game with the same settings, and goes there: `matchmaking_room_ready` may not reach us. */
export async function rematch(): Promise<boolean> {
  try {
    const { room } = await api.post(`/game/${inGame()}/rematch`, { schema: roomData })
    return await followInvitation({ roomId: room.id })
  } catch (error) {
    notify('refused', { text: errorText(error) })
    return false
  }
}

/** With a running game nobody wins it: it counts as unfinished. */
export const endGame = () => callOrNotify(api.post(`/game/${inGame()}/end`))
