import { FormAlert } from '#renderer/components/form-alert.tsx'
import { BanNotice } from '#renderer/components/lazy-ban-notice.tsx'
import { ApiError } from '#renderer/lib/api-error.ts'

/** Why a form could not be sent; of a ban its reason and end. */
export function RefusalAlert({ failure }: { failure: unknown }) {
  const alert = <FormAlert failure={failure} />
  const isBan = failure instanceof ApiError && failure.code === 'BANNED'
  return isBan ? <BanNotice details={failure.details} meanwhile={alert} /> : alert
}
