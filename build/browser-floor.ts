/** Oldest browsers that the client runs in. They cover the televisions of 2024, which have Chrome 108. */
export const BROWSER_FLOOR = { chrome: '108', safari: '16.4', firefox: '121' } as const

/** The same as a target of Vite. */
export const FLOOR_TARGET: string[] = Object.entries(BROWSER_FLOOR).map(
  ([name, version]) => `${name}${version}`,
)

/** Newest ECMAScript version that all of them can parse. */
export const FLOOR_SYNTAX = 2022
