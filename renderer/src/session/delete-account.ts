import { api } from '#renderer/lib/http-client.ts'
import { forgetAccount } from '#renderer/session/sign-out.ts'

/** For good. Who signs in with Google has no password to give. */
export async function deleteAccount(password: string | undefined): Promise<void> {
  await api.delete('/auth/account', { body: password === undefined ? {} : { password } })
  forgetAccount()
}
