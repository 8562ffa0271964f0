import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    include: ['host-engine/rules/judge/*.test.ts'],
    // Chance must not decide whether a mutant lives.
    exclude: ['**/*.property.test.ts'],
  },
})
