import { api } from '#renderer/lib/http-client.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { refreshToken } from '#renderer/session/token-refresh.ts'
import { readToken } from '#renderer/session/token-store.ts'
import {
  JOIN_TIMEOUT_MS,
  RECONNECT_RECORD_MAX_AGE_MS,
  ROOM_SWITCH_PAUSE_MS,
} from '#shared/constants/timings.ts'
import { wakeArmedLine } from './composer.ts'
import { joinFailure } from './join-failure.ts'
import { cancelGoHome } from './navigation.ts'
import { deleteRecord, readRecord, saveRecord } from './reconnect-records.ts'
import { developmentRetry, patientRetry } from './retry-policy.ts'
import { createRoomConnection, type Ending } from './room-connection.ts'
import { roomDoor } from './room-door.ts'
import { connectionLost, roomFailed, roomGone } from './room-endings.ts'
import { entryError, joinTimeout, justLeft, notAuthenticated, offline } from './room-entry-error.ts'
import { currentConnection, setConnection } from './room-line.ts'
import { clearRoom, moveFlow, openBoard, roomState, setRoom } from './room-store.ts'
import { blockedForMs, forgetLastRoom, rememberRoom, stampVoluntaryLeave } from './stored-room.ts'
import { takeRoomEvent } from './take-room-event.ts'
import { onWakeUp } from './wake-ups.ts'

export interface RoomEntry {
  roomId: string
  password?: string
  spectate?: boolean
  /** Instead of the stored login token. */
  token?: string
}
