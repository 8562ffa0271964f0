import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['host-engine/rules/judge/*.test.ts'],
    // Random input must not decide whether a mutant survives. The sets of labelled guesses prove figures and take long: a rule
    // has a test of its own.
    exclude: ['**/*.property.test.ts', '**/judge-pairs.test.ts'],
    testTimeout: 60_000,
  },
})
