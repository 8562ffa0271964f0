/** The players who were connected to the leader from other computers than its own, by their ids. */
export type Electorate = readonly string[]

const count = (electorate: Electorate, isCounted: (userId: string) => boolean): number =>
  electorate.filter(isCounted).length

/** More than half: a standby with these takes over. Nobody is no majority. */
export const isMajority = (electorate: Electorate, isCounted: (userId: string) => boolean): boolean =>
  2 * count(electorate, isCounted) > electorate.length

/** So many that the others are no majority: a leader with these cannot be taken over from. */
export const isBlocking = (electorate: Electorate, isCounted: (userId: string) => boolean): boolean =>
  2 * count(electorate, isCounted) >= electorate.length
