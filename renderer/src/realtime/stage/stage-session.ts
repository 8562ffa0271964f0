import { updateModel } from '#renderer/realtime/room/handle-room-event.ts'
import { withStoppedClock } from '#renderer/realtime/room/model-game.ts'
import { emitRoomChange } from '#renderer/realtime/room/room-events.ts'
import { clearRoom, roomState, setRoom } from '#renderer/realtime/room/room-store.ts'
import { onWakeUp, patientRetry, pause } from '#renderer/realtime/transport/retry.ts'
import type { RoomEvent } from '#renderer/realtime/transport/room-connection.ts'
import { openStageSocket, type RoomSocket } from '#renderer/realtime/transport/room-transport.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import { askForPass, keepPass, keptPass, takeHandedPass } from './stage-pass.ts'
import { followRoom, openInTime } from './stage-socket.ts'
import { setStage, useStage } from './stage-store.ts'
import { troubleOf } from './stage-trouble.ts'

/** An address may ask for a pass 20 times a minute, and may have several screens. */
const NO_ROOM_RETRY_MS = 10_000
/** So long the last answer stands before the podium. */
const ANSWER_MS = 4_000
/** A rematch that is asked for at once leaves the end of the game standing for so long. */
const END_MS = 9_000

/** A server that takes connections and drops them is not to be asked without a break. */
const AGAIN_MS = 1_000

const retry = patientRetry()

/**
 * Shows the room of a code, and comes back to it for ever: after a lost connection, a reload, a rematch. What it shows is the
 * model of the room store, in which nobody plays. `whenLed` rejects while nobody leads the party that it is of.
 */
export function startStage(code: string, whenLed: () => Promise<void>): void {
  let pass: StagePass | null = takeHandedPass() ?? keptPass(code)
  /** Where these people play on. */
  let next: StagePass | null = null
  let finishedAt = Number.NEGATIVE_INFINITY
  setStage({ code })

  function moveLater(socket: RoomSocket): void {
    const wait = Math.max(finishedAt + END_MS - performance.now(), 0)
    setTimeout(() => socket.close(true), wait)
  }

  let hold: ReturnType<typeof setTimeout> | undefined
  function holdAnswer(): void {
    clearTimeout(hold)
    setStage({ holdsAnswer: true })
    hold = setTimeout(() => setStage({ holdsAnswer: false }), ANSWER_MS)
  }

  function receive(socket: RoomSocket, event: RoomEvent): void {
    const { model: before } = roomState()
    if (event.name === 'round_started') setStage({ before: before.session?.scores ?? [] })
    else if (event.name === 'round_ended') holdAnswer()
    updateModel(event)
    emitRoomChange({ event, before, after: roomState().model })
    if (event.name === 'room_view') arrive(event.payload.room.inviteCode)
    else if (event.name === 'game_finished') finishedAt = performance.now()
    else if (event.name === 'stage_moved') {
      next = event.payload
      moveLater(socket)
    }
  }

  /** The room that these people moved to may have another code: a reload must find it. */
  function arrive(newCode = useStage.getState().code): void {
    setStage({ code: newCode, isConnected: true, trouble: null })
    setRoom({ lostAt: null })
    if (pass) keepPass(newCode, pass)
    history.replaceState(null, '', `/stage/${newCode}`)
  }

  /** They may have moved to a room with another code; when that one is gone, the first code may lead into a room again. */
  async function passOf(current: string): Promise<StagePass> {
    try {
      return await askForPass(current)
    } catch (error) {
      if (current === code || troubleOf(error) !== 'no_room') throw error
      return askForPass(code)
    }
  }

  async function show(): Promise<void> {
    await whenLed()
    pass ??= await passOf(useStage.getState().code)
    setRoom({ roomId: pass.roomId })
    const socket = await openInTime(openStageSocket(pass))
    await followRoom(socket, (event) => receive(socket, event))
    setStage({ isConnected: false })
    const lostAt = performance.now()
    setRoom({ lostAt, model: withStoppedClock(roomState().model, lostAt) })
  }

  /** Answers how long to wait before the next attempt, in milliseconds. */
  function afterFailure(error: unknown, tries: number): number {
    const trouble = troubleOf(error)
    if (trouble === 'no_pass') {
      pass = null
      return tries === 0 ? 0 : NO_ROOM_RETRY_MS
    }
    setStage({ trouble })
    if (trouble === 'no_room' || trouble === 'password') clearRoom()
    return trouble === 'lost' ? (retry.delay(tries, 0) ?? 0) : NO_ROOM_RETRY_MS
  }

  async function run(): Promise<never> {
    for (let tries = 0; ; ) {
      try {
        await show()
        tries = 0
        // Closed, moved or cut off: the next attempt tells which.
        if (next) pass = next
        else await pause(AGAIN_MS, onWakeUp)
        next = null
      } catch (error) {
        await pause(afterFailure(error, tries), onWakeUp)
        tries++
      }
    }
  }
  void run()
}
