/** One who leads the party, or has led it last as far as it knows. */
export interface Claim {
  readonly epoch: number
  readonly origin: string
  /** False while it is frozen. */
  readonly isLeading: boolean
}

/** Whether a host gives way to another. Equal epochs come only of a person's decision to go on without the others. */
const outranks = (other: Claim, own: Claim): boolean =>
  other.epoch > own.epoch || (other.epoch === own.epoch && other.origin < own.origin)

/**
 * Whether it should be the other's standby from now on. To one that is frozen as well it gives way only when somebody has
 * taken over between them: they would wait for each other.
 */
export const givesWay = (own: Claim, other: Claim): boolean =>
  outranks(other, own) && (other.isLeading || (!own.isLeading && other.epoch > own.epoch))
