import { auth } from './en/auth.ts'
import { guest } from './en/guest.ts'
import { language } from './en/language.ts'
import { profile } from './en/profile.ts'
import { recovery } from './en/recovery.ts'

/** The English texts about one's own account, which are fetched with their screens. */
export const en = { auth, guest, language, profile, recovery }
