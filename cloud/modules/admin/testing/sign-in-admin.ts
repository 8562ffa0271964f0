import type { TestCloud, TestPlayer } from '#cloud/testing/test-cloud.ts'

/** A new account that is an admin's. */
export async function signInAdmin(cloud: TestCloud): Promise<TestPlayer> {
  const player = await cloud.register()
  await cloud.app.services.users.setRole(cloud.db, player.user.id, 'admin')
  return player
}

/** The same, who has just shown that it is them. */
export async function signInConfirmedAdmin(cloud: TestCloud): Promise<TestPlayer> {
  const admin = await signInAdmin(cloud)
  const body = { currentPassword: admin.password }
  const { status } = await cloud.call('POST', '/api/auth/confirm', { token: admin.token, body })
  if (status !== 200) throw new Error(`the confirmation answered ${status}`)
  return admin
}
