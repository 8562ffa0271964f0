import { afterEach, expect, it, vi } from 'vitest'
import { checkBuild, onBuildLost, watchBuild } from '#renderer/lib/lost-build.ts'

watchBuild()

afterEach(() => void vi.unstubAllGlobals())

it('[NAV-28] checks the build once for all parts that fail at the same time, and reports it once', async () => {
  const fetch = vi.fn(async () => new Response(null, { status: 404 }))
  vi.stubGlobal('fetch', fetch)
  const listener = vi.fn()
  onBuildLost(listener)
  dispatchEvent(new Event('vite:preloadError'))
  expect(await Promise.all([checkBuild(), checkBuild()])).toEqual([true, true])
  expect(fetch).toHaveBeenCalledOnce()
  expect(listener).toHaveBeenCalledOnce()
  for (let later = 0; later < 2; later++) await checkBuild()
  expect(listener).toHaveBeenCalledTimes(3)
  expect(fetch).toHaveBeenCalledOnce()
})
