import { api } from '#renderer/lib/http-client.ts'
import { renewLogin } from '#renderer/session/token-refresh.ts'
import { type ChangePasswordBody, tokenData } from '#shared/schemas/auth.ts'

/** Every other token of the account is none from now on; this device goes on with the one in the answer. */
export const changePassword = (body: ChangePasswordBody): Promise<void> =>
  renewLogin(() => api.post('/auth/change-password', { body, schema: tokenData }))
