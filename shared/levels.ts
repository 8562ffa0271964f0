/** The level of so much experience (RANK-10). */
export const levelOf = (xp: number): number => 1 + Math.floor(Math.sqrt(xp / 100))

/** The experience at which a level begins. */
const levelStart = (level: number): number => 100 * (level - 1) ** 2

/** How much of its level an account has behind it, from 0 to just below 1. */
export function levelProgress(xp: number): number {
  const level = levelOf(xp)
  return (xp - levelStart(level)) / (levelStart(level + 1) - levelStart(level))
}
