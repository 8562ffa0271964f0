import { landing } from './en/landing.ts'
import { matchmaking } from './en/matchmaking.ts'
import { ranks } from './en/ranks.ts'
import { en as appEn } from './english.ts'
import { en as accountEn } from './english-account.ts'
import { en as playEn } from './english-play.ts'
import { landing as landingIt } from './it/landing.ts'
import { matchmaking as matchmakingIt } from './it/matchmaking.ts'
import { ranks as ranksIt } from './it/ranks.ts'
import { it as appIt } from './italian.ts'
import { it as accountIt } from './italian-account.ts'
import { it as playIt } from './italian-play.ts'

/** Every text of the interface, for those who need not spare the wire: `en.lobby.title` has the key `lobby.title`. */
export const en = { ...appEn, ...accountEn, ...playEn, landing, matchmaking, ranks }
export const it = {
  ...appIt,
  ...accountIt,
  ...playIt,
  landing: landingIt,
  matchmaking: matchmakingIt,
  ranks: ranksIt,
}
export type Texts = typeof en
