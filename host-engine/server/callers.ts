import type { UserId } from '../rules/room-state.ts'
import type { CallArgs, CallName } from './ask-room.ts'

const byServer = () => null
const byUser = ({ userId }: { readonly userId: UserId }): UserId => userId

/**
 * User in whose name each call asks a room. Null for calls of the server itself and of callers who have proven a code or a
 * token: from them no room is hidden (ROOM-44).
 */
export const CALLERS: { readonly [Name in CallName]: (args: CallArgs<Name>) => UserId | null } = {
  perform: ({ command }) => command.userId,
  change: byUser,
  close: byServer,
  show: ({ viewer }) => viewer,
  look: byUser,
  watch: byServer,
  postTeamLine: byServer,
  standing: byUser,
  ownQuizzes: byUser,
  session: byUser,
  playedRound: byUser,
  join: ({ player, byCode }) => (byCode ? null : player.userId),
  rematch: ({ player }) => player.userId,
  enter: byUser,
  renew: byServer,
  exit: byUser,
  openStage: ({ hostId }) => hostId,
  mayShow: byServer,
  mayReturn: ({ player }) => player.userId,
}
