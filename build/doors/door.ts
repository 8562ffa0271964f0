/** The ways into the server and out of it, in the order of the page. */
export const DOOR_KINDS = ['http', 'account', 'room', 'out'] as const
export type DoorKind = (typeof DOOR_KINDS)[number]

export interface Door {
  readonly kind: DoorKind
  /** `GET /rooms/{id}`, or an event's name. */
  readonly name: string
}

/** The variable that names the folder in which test files leave what doors they came through. */
export const DOORS_DIR = 'DOORS_DIR'

/** What one test file leaves. */
export interface DoorRecord {
  /** From the root of the project. */
  readonly file: string
  /** The kind and what was asked for: of a call its method and path, with the ids in it. */
  readonly seen: readonly string[]
}
