import { auth } from './it/auth.ts'
import { guest } from './it/guest.ts'
import { language } from './it/language.ts'
import { profile } from './it/profile.ts'
import { recovery } from './it/recovery.ts'

/** The Italian texts about one's own account, which are fetched with their screens. */
export const it = { auth, guest, language, profile, recovery }
