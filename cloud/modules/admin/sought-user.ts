import type { Users } from '#cloud/modules/users/index.ts'

const ID_LENGTH = 26

/** The id of whom a search names; undefined when it names nobody, and null when there is nobody of that name. */
export async function soughtUser(
  users: Pick<Users, 'findNamed'>,
  search: string | undefined,
): Promise<string | null | undefined> {
  if (search === undefined) return undefined
  const found = (await users.findNamed([search])).get(search)
  // An account that is gone still has entries under its id.
  return found?.id ?? (search.length === ID_LENGTH ? search.toUpperCase() : null)
}
