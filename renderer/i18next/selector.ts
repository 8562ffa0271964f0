/**
 * In place of i18next, from which react-i18next takes this one function, for a `keyPrefix` that is a selector: nothing of ours has one.
 * Texts come from `src/lib/i18n-core.ts`.
 */
export const keyFromSelector = (): undefined => undefined
