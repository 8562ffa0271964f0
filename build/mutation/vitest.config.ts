import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['host-engine/rules/judge/*.test.ts'],
    // Their random input must not decide whether a mutant survives.
    exclude: ['**/*.property.test.ts'],
  },
})
