/** Number of shares that the cases of a sweep are divided into. A run of CI runs one share; ten commits in a row run all. */
export const SHARES = 10

/** Environment variable with the share of this run, 0 to 9. If it is unset, a run has every case, and the whole cloud on both databases. */
export const SHARE = 'TEST_SHARE'

function shareOfThisRun(): number | null {
  const text = process.env[SHARE]
  if (text === undefined) return null
  const share = Number(text)
  if (!Number.isInteger(share) || share < 0 || share >= SHARES)
    throw new Error(
      `${SHARE} is "${text}": it must be a whole number from 0 to ${SHARES - 1}, or unset for all shares`,
    )
  return share
}

/** Returns the cases of this run: all, or every tenth from the run's share on. */
export function inThisShare<Case>(cases: readonly Case[], share = shareOfThisRun()): Case[] {
  return cases.filter((_, index) => share === null || index % SHARES === share)
}
