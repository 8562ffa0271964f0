import { fold } from './users-rules.ts'

/** By what somebody is looked for, in the words of the row. */
export type UserKey = 'id' | 'usernameFolded' | 'emailFolded'

export interface Sought {
  readonly key: UserKey
  readonly text: string
}

const ID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i

/** A whole id, the beginning of an address (with its @), or that of a name. */
export function soughtBy(search: string): Sought {
  if (ID.test(search)) return { key: 'id', text: search.toUpperCase() }
  return { key: search.includes('@') ? 'emailFolded' : 'usernameFolded', text: fold(search) }
}
