/** Where the runners leave their reports, pictures and traces. */
export const RESULTS = 'test-results'
export const VITEST_JSON = `${RESULTS}/vitest.json`
export const SECOND_TRIES_JSON = `${RESULTS}/second-tries.json`
export const PLAYWRIGHT_JSON = `${RESULTS}/playwright.json`
