import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{shared,host-engine,build}/**/*.test.ts'],
        },
      },
    ],
  },
})
