import { expect, it } from 'vitest'
import { systemOf } from '#renderer/features/landing/use-download.ts'

it.each([
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150', 10],
  ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/20 Safari/605', 0],
  ['linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150', 0],
  [null, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/20 Safari/605', 5],
  [null, 'Mozilla/5.0 (Linux; Android 16; Pixel) Chrome/150 Mobile', 5],
  [null, 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X)', 5],
  [null, 'Mozilla/5.0 (X11; CrOS x86_64 16000) Chrome/150', 0],
])('finds %s in %s', (system, userAgent, maxTouchPoints) => {
  expect(systemOf({ userAgent, maxTouchPoints })).toBe(system)
})
