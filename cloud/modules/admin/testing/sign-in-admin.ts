import type { TestCloud, TestPlayer } from '#cloud/testing/test-cloud.ts'

/** A new account that is an admin's. */
export async function signInAdmin(cloud: TestCloud): Promise<TestPlayer> {
  const player = await cloud.register()
  await cloud.app.services.users.setRole(cloud.db, player.user.id, 'admin')
  return player
}
