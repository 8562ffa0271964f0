import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MotionLevel } from '#renderer/app/motion-level.tsx'
import { EffectsSwitch } from '#renderer/components/effects-switch.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { renderUi } from '#renderer/testing/render.tsx'

const DEFAULTS = usePreferences.getInitialState()
const motion = () => document.documentElement.dataset.motion

function deviceAsks(reduced: boolean) {
  const real = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...real(query),
    matches: reduced && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeEach(() => {
  setPreferences(DEFAULTS)
  setLanguage('english')
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('how much moves', () => {
  it.each([true, false])('is as the device has it (%s), until the player says otherwise', async (reduced) => {
    deviceAsks(reduced)
    renderUi(
      <>
        <MotionLevel />
        <EffectsSwitch />
      </>,
    )
    const level = (calm: boolean) => (calm ? 'reduced' : 'full')
    const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /Reduce effects/ })
    expect([motion(), toggle.checked]).toEqual([level(reduced), reduced])
    await userEvent.click(toggle)
    expect([motion(), toggle.checked]).toEqual([level(!reduced), !reduced])
    await userEvent.click(toggle)
    expect([motion(), toggle.checked]).toEqual([level(reduced), reduced])
  })
})
