import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ignoreRepeatedNavigation } from '#renderer/app/navigation-guard.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function guarded() {
  const navigate = vi.fn((_to: unknown) => Promise.resolve())
  return { router: ignoreRepeatedNavigation({ navigate }), navigate }
}

it('[NAV-26] ignores the same target within a second', async () => {
  const { router, navigate } = guarded()
  const { navigate: original } = { navigate }
  await router.navigate('/room/1')
  vi.advanceTimersByTime(999)
  await router.navigate('/room/1')
  expect(original).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await router.navigate('/room/1')
  expect(original).toHaveBeenCalledTimes(2)
})

it('[NAV-26] names a target by path and query, however it is written', async () => {
  const { router, navigate } = guarded()
  await router.navigate('/lobby?mode=quick')
  await router.navigate({ pathname: '/lobby', search: '?mode=quick' })
  expect(navigate).toHaveBeenCalledTimes(1)
  await router.navigate('/lobby?mode=private')
  expect(navigate).toHaveBeenCalledTimes(2)
})

it('lets back and forward pass', async () => {
  const { router, navigate } = guarded()
  await router.navigate(-1)
  await router.navigate(-1)
  expect(navigate).toHaveBeenCalledTimes(2)
})
