import { auth } from './it/auth.ts'
import { language } from './it/language.ts'
import { profile } from './it/profile.ts'
import { recovery } from './it/recovery.ts'

/** The Italian texts about one's own account, which are fetched with their screens. */
export const it = { auth, language, profile, recovery }
