import type { GameServer, RoomsService } from '#host-engine/index.ts'
import type { AccountNews } from './account-news.ts'
import type { Db } from './db/client.ts'
import type { Route } from './http/route.ts'
import { createChallenges, createFriendsService, friendRoutes } from './modules/friends/index.ts'
import { playedWith } from './modules/game/index.ts'
import {
  createPlayerReports,
  createReportReview,
  playerReportRoutes,
} from './modules/player-reports/index.ts'
import { userPlaces } from './modules/rooms/index.ts'
import type { Users } from './modules/users/index.ts'
import type { RateLimiter } from './rate-limiter.ts'

export interface SocialParts {
  readonly db: Db
  readonly news: AccountNews
  readonly users: Users
  readonly limiter: RateLimiter
  readonly games: GameServer
  readonly rooms: RoomsService
  readonly now: () => number
}

/** Everything of the cloud that players have to do with one another outside of a room: friends, challenges, reports. */
export function createSocial(parts: SocialParts) {
  const friends = createFriendsService({
    ...parts,
    placesOf: userPlaces(parts),
    playedWith: playedWith(parts.db),
  })
  const reports = createPlayerReports(parts)
  const routes: Route[] = [...friendRoutes(friends, createChallenges(parts)), ...playerReportRoutes(reports)]
  return {
    routes,
    /** For admins. */
    reportsOf: reports.ofPlayer,
    /** What the admin area sees and changes. */
    forAdmins: { reports: createReportReview(parts) },
    /** Reports of players that nobody has closed. */
    openReports: reports.countOpen,
    accountParts: [friends.accountPart, reports.accountPart],
    recurring: reports.recurring,
  }
}
