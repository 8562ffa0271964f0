import type { DoorKind } from '../../build/doors/door.ts'

const seen = new Set<string>()

/** A test has come through one: a call of this method and path that succeeded, or an event. */
export const seeDoor = (kind: DoorKind, name: string): void => void seen.add(`${kind} ${name}`)

/** All that the tests of this file have come through. */
export const seenDoors = (): string[] => [...seen]
