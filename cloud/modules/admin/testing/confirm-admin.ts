import type { TestCloud, TestPlayer } from '#cloud/testing/test-cloud.ts'
import { signInAdmin } from './sign-in-admin.ts'

/** Who has just given the password again, and may move money for ten minutes. */
export async function confirmAdmin(cloud: TestCloud, admin: TestPlayer): Promise<TestPlayer> {
  const body = { currentPassword: admin.password }
  const { status } = await cloud.call('POST', '/api/auth/confirm', { token: admin.token, body })
  if (status !== 200) throw new Error(`the confirmation answered ${status}`)
  return admin
}

export const signInConfirmedAdmin = async (cloud: TestCloud): Promise<TestPlayer> =>
  confirmAdmin(cloud, await signInAdmin(cloud))
