import { announce } from '#renderer/lib/announcer.ts'
import { playSound } from '#renderer/lib/audio/sound.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { type Notices, onNotice } from '#renderer/realtime/notices.ts'

/** Why the room sent the player home; a reason without a text needs none. */
function returnText(reason: string): string | null {
  switch (reason) {
    case 'kicked':
      return i18n.t('realtime.home.kicked')
    case 'seat_lost':
      return i18n.t('realtime.home.seatLost')
    case 'room_closed':
      return i18n.t('realtime.home.roomClosed')
    case 'empty':
      return i18n.t('realtime.home.empty')
    case 'no_quizzes':
      return i18n.t('realtime.home.noQuizzes')
    case 'server_stopping':
      return i18n.t('realtime.home.serverStopping')
    case 'back_in_queue':
      return i18n.t('realtime.home.backInQueue')
    default:
      return null
  }
}

let restoring = ''

const SHOW: { [Name in keyof Notices]: (data: Notices[Name]) => void } = {
  server_reconnected: () => toast.success(i18n.t('realtime.reconnectedToServer')),
  server_unreachable: () =>
    toast.error(i18n.t('realtime.connectionFailed', { reason: i18n.t('realtime.unreachable') })),
  match_found: () => {
    playSound('match')
    announce(i18n.t('realtime.roomReady'))
  },
  checking_sessions: () => toast.blank(i18n.t('realtime.checkingSessions')),
  restoring: () => {
    restoring = toast.loading(i18n.t('realtime.reconnecting'))
  },
  restore_ended: () => toast.dismiss(restoring),
  restored: () => toast.success(i18n.t('realtime.reconnected')),
  restore_failed: () => toast.error(i18n.t('realtime.failedToReconnect')),
  returned_to_lobby: ({ reason }) => {
    const text = returnText(reason)
    if (text !== null) toast.blank(text)
  },
  game_cleaned: () => toast.blank(i18n.t('realtime.previousGameEnded')),
  room_gone: () => toast.error(i18n.t('errors.ROOM_NOT_FOUND')),
  displaced: () => toast.blank(i18n.t('errors.TOO_MANY_CONNECTIONS')),
  connection_lost: () => toast.error(i18n.t('realtime.connectionLost')),
  room_failed: ({ message }) => toast.error(errorText(message, i18n.t('realtime.roomError'))),
  rate_limited: ({ retryAfter }) => toast.error(i18n.t('common.waitSeconds', { count: retryAfter })),
  search_started: ({ modeId, estimateMs }) =>
    announce(
      i18n.t('matchmaking.started', {
        mode: i18n.t(`lobby.modes.${modeId}.name`),
        time: formatSpan(estimateMs),
      }),
    ),
  search_cancelled: () => announce(i18n.t('matchmaking.cancelled')),
  search_ended: () => toast.blank(i18n.t('matchmaking.ended')),
  refused: ({ text }) => toast.error(text),
}

let showing = false

/** Shows, speaks and sounds what realtime says; the app calls it once. */
export function showRealtimeNotices(): void {
  if (showing) return
  showing = true
  const show = <Name extends keyof Notices>(name: Name) => onNotice(name, SHOW[name])
  for (const name of Object.keys(SHOW) as (keyof Notices)[]) show(name)
}
