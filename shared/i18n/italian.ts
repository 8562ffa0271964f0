import { common } from './it/common.ts'
import { errors } from './it/errors.ts'
import { lobby } from './it/lobby.ts'
import { meta } from './it/meta.ts'
import { newVersion } from './it/new-version.ts'
import { notFound } from './it/not-found.ts'
import { realtime } from './it/realtime.ts'
import { validation } from './it/validation.ts'
import { verifyPrompt } from './it/verify-prompt.ts'

/** The Italian texts that the app starts with. */
export const it = {
  common,
  errors,
  lobby,
  meta,
  newVersion,
  notFound,
  realtime,
  validation,
  verifyPrompt,
}
