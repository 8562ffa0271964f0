import { apiEvents } from '#renderer/lib/http-client.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { parseRoomEvent } from '#renderer/realtime/transport/room-connection.ts'
import { FRESH_VIEW_GAP_MS, ROOM_HEARTBEAT_MS } from '#shared/constants/timings.ts'
import { errorDetails } from '#shared/errors/error-details.ts'
import type { RoomEventInput } from '#shared/protocol/client-events.ts'
import { activeConnection } from './active-connection.ts'
import { handleRoomEvent } from './handle-room-event.ts'
import { onRoomEvent } from './room-events.ts'
import { roomState } from './room-store.ts'

type Known = RoomEventInput<'get_room_view'>['known']

/** The earliest time of the next request, in `performance.now()`. */
let mayAskAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

async function askForView(known?: Known): Promise<void> {
  const connection = activeConnection()
  // A new connection begins with a view.
  if (!connection?.isUp) return
  mayAskAt = performance.now() + FRESH_VIEW_GAP_MS
  const { data, details } = await connection.ask('get_room_view', { roomId: connection.roomId, known })
  if (activeConnection() !== connection) return
  const refused = errorDetails.RATE_LIMITED.safeParse(details)
  if (refused.success) {
    mayAskAt = Math.max(mayAskAt, performance.now() + refused.data.retryAfter * 1_000)
    schedule()
  }
  const view = parseRoomEvent('room_view', data, performance.now())
  if (view) handleRoomEvent(view)
}

function schedule(): void {
  clearTimeout(timer)
  timer = setTimeout(
    () => {
      timer = undefined
      void askForView()
    },
    Math.max(0, mayAskAt - performance.now()),
  )
}

/** Asks for a fresh view after a refusal, which may have left this client behind. Several refusals lead to one request. */
function wantFreshView(): void {
  if (timer === undefined && activeConnection()) schedule()
}

const onAnswer = ({ code }: { code?: string | undefined }): void => {
  if (code === 'RATE_LIMITED') wantFreshView()
}
onRoomEvent('rate_limit_exceeded', wantFreshView)
onRoomEvent('error', onAnswer)
onRoomEvent('ack', onAnswer)
onAccountEvent('error', onAnswer)
apiEvents.on('rate_limited', wantFreshView)

function beat(): void {
  const { phase, session } = roomState().model
  if (phase !== null && timer === undefined && performance.now() >= mayAskAt)
    void askForView({ phase, round: session?.round ?? 0 })
}

/** Compares round and phase with the server's periodically, and takes the server's view if they differ. Returns a function that stops it. */
export function startHeartbeat(): () => void {
  mayAskAt = Number.NEGATIVE_INFINITY
  const beats = setInterval(beat, ROOM_HEARTBEAT_MS)
  return () => {
    clearInterval(beats)
    clearTimeout(timer)
    timer = undefined
  }
}
