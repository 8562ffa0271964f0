/** Where the runners leave their reports, pictures and traces. */
export const RESULTS = 'test-results'
export const VITEST_JSON = `${RESULTS}/vitest.json`
export const RUN_REPORT_JSON = `${RESULTS}/run-report.json`
export const PLAYWRIGHT_JSON = `${RESULTS}/playwright.json`
