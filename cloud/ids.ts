import { monotonicFactory } from 'ulid'

/** ULIDs of one process are in the order of their making, also within a millisecond. */
export const newId: () => string = monotonicFactory()
