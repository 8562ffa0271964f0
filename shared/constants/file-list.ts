/** Name of the list, next to the client's page. */
export const FILE_LIST = 'files.json'

/** Names of a build's scripts and styles. */
export interface FileList {
  readonly all: readonly string[]
  /** Files that a room and its game may show on a player's device, parents before their parts. */
  readonly room: readonly string[]
  /** The same for a big screen. */
  readonly stage: readonly string[]
}
