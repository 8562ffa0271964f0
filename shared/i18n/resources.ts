import { landing } from './en/landing.ts'
import { en as appEn } from './english.ts'
import { en as playEn } from './english-play.ts'
import { landing as landingIt } from './it/landing.ts'
import { it as appIt } from './italian.ts'
import { it as playIt } from './italian-play.ts'

/** Every text of the interface, for those who need not spare the wire: `en.lobby.title` has the key `lobby.title`. */
export const en = { ...appEn, ...playEn, landing }
export const it = { ...appIt, ...playIt, landing: landingIt }
export type Texts = typeof en
