import { auth } from './it/auth.ts'
import { common } from './it/common.ts'
import { errors } from './it/errors.ts'
import { language } from './it/language.ts'
import { lobby } from './it/lobby.ts'
import { meta } from './it/meta.ts'
import { notFound } from './it/not-found.ts'
import { realtime } from './it/realtime.ts'
import { validation } from './it/validation.ts'

/** The Italian texts that the app starts with. */
export const it = {
  auth,
  common,
  errors,
  language,
  lobby,
  meta,
  notFound,
  realtime,
  validation,
}
