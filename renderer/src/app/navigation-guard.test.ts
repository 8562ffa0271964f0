import { createMemoryRouter, redirect } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ignoreRepeatedNavigation } from '#renderer/app/navigation-guard.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function guarded() {
  const plain = createMemoryRouter([{ path: '*', element: null }])
  const navigate = vi.spyOn(plain, 'navigate')
  return { router: ignoreRepeatedNavigation(plain), navigate }
}

it('[NAV-26] ignores the same target within a second', async () => {
  const { router, navigate } = guarded()
  await router.navigate('/room/1')
  vi.advanceTimersByTime(999)
  await router.navigate('/room/1')
  expect(navigate).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await router.navigate('/room/1')
  expect(navigate).toHaveBeenCalledTimes(2)
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

it('lets one go at once where another page stood in the way a moment ago', async () => {
  let mayEnter = false
  const router = ignoreRepeatedNavigation(
    createMemoryRouter([
      { path: '/', element: null },
      { path: '/language', element: null },
      { path: '/lobby', element: null, loader: () => (mayEnter ? null : redirect('/language')) },
    ]),
  )
  await router.navigate('/lobby')
  expect(router.state.location.pathname).toBe('/language')
  mayEnter = true
  await router.navigate('/lobby')
  expect(router.state.location.pathname).toBe('/lobby')
})
