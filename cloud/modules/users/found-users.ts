import type { Sought } from './users-repository.ts'
import { fold } from './users-rules.ts'

const ID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i

/** A whole id, the beginning of an address (with its @), or that of a name. */
export function soughtBy(search: string): Sought {
  if (ID.test(search)) return { key: 'id', text: search.toUpperCase() }
  return { key: search.includes('@') ? 'emailFolded' : 'usernameFolded', text: fold(search) }
}
