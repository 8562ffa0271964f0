import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { lobby } from './en/lobby.ts'
import { meta } from './en/meta.ts'
import { newVersion } from './en/new-version.ts'
import { notFound } from './en/not-found.ts'
import { realtime } from './en/realtime.ts'
import { validation } from './en/validation.ts'
import { verifyPrompt } from './en/verify-prompt.ts'

/** The English texts that the app starts with. */
export const en = {
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
