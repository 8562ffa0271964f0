import { mayMeet, type Seeker } from './skill-window.ts'

export interface GroupingRules {
  readonly least: number
  readonly most: number
  /** The size that rooms come to when there are enough players. */
  readonly preferred: number
  /** From this size on nobody waits for more; a smaller room opens only for someone who gave it time to fill. */
  readonly fullEnough: number
  readonly gatherMs: number
  /** How many points of rating between the best and the last one seat more or fewer than preferred is worth. */
  readonly sizeWeight: number
}

export interface Waiting extends Seeker {
  readonly waitedMs: number
}

/** Half-open: the seekers from `from` up to, and without, `to`. */
export interface Group {
  readonly from: number
  readonly to: number
}

/** The best plan for the first n seekers, at place n of each. Columns, because objects for thousands of seekers would be much garbage. */
interface Plans {
  /** The waits of the seekers that the plan leaves out, summed: milliseconds, plus one a seeker. */
  readonly leftOut: Float64Array
  /** How uneven its rooms are. */
  readonly unlike: Float64Array
  /** Where its last group, or its last one left out, begins. */
  readonly from: Int32Array
}

/**
 * The best way to group all seekers, not the first one: of all ways to cut seekers, sorted by rating, into groups of
 * neighbours, the one that leaves the least waiting in vain, then the one with the most even rooms. One pass from the left
 * (dynamic programming): the best plan for the first n is known before n + 1 is looked at.
 */
export function groupPlayers(seekers: readonly Waiting[], rules: GroupingRules): Group[] {
  const size = seekers.length + 1
  const plans: Plans = {
    leftOut: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    unlike: new Float64Array(size),
    from: new Int32Array(size),
  }
  plans.leftOut[0] = 0
  for (const [from, seeker] of seekers.entries()) {
    offer(plans, from, from + 1, seeker.waitedMs + 1, 0)
    offerGroups(plans, from, seekers, rules)
  }
  return groupsOf(plans.from)
}

/** Goes on from the best plan up to `from`, and stays if nothing better leads up to `to`. */
function offer(plans: Plans, from: number, to: number, addLeftOut: number, addUnlike: number): void {
  const leftOut = (plans.leftOut[from] as number) + addLeftOut
  const unlike = (plans.unlike[from] as number) + addUnlike
  const toBeat = plans.leftOut[to] as number
  if (leftOut > toBeat || (leftOut === toBeat && unlike >= (plans.unlike[to] as number))) return
  plans.leftOut[to] = leftOut
  plans.unlike[to] = unlike
  plans.from[to] = from
}

function offerGroups(plans: Plans, from: number, seekers: readonly Waiting[], rules: GroupingRules): void {
  const first = seekers[from] as Waiting
  const end = Math.min(from + rules.most, seekers.length)
  let patience = first.waitedMs
  for (let last = from + 1; last < end; last++) {
    const added = seekers[last] as Waiting
    for (let other = from; other < last; other++) if (!mayMeet(seekers[other] as Waiting, added)) return
    patience = Math.max(patience, added.waitedMs)
    const size = last + 1 - from
    if (size < rules.least || (size < rules.fullEnough && patience < rules.gatherMs)) continue
    const unlike = added.rating - first.rating + rules.sizeWeight * (size - rules.preferred) ** 2
    offer(plans, from, last + 1, 0, unlike)
  }
}

function groupsOf(begins: Int32Array): Group[] {
  const groups: Group[] = []
  for (let to = begins.length - 1; to > 0; to = begins[to] as number) {
    const from = begins[to] as number
    if (to - from > 1) groups.push({ from, to })
  }
  return groups
}
