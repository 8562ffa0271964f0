import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EffectsLevel } from '#renderer/app/effects-level.tsx'
import { EffectsSwitch } from '#renderer/components/effects-switch.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { renderUi } from '#renderer/testing/render.tsx'

const DEFAULTS = usePreferences.getInitialState()
const motion = () => document.documentElement.dataset.motion
const muted = () => usePreferences.getState().muted

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
        <EffectsLevel />
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

describe('the keys that mute', () => {
  it('are M where nothing is typed, and Alt+M anywhere', async () => {
    renderUi(
      <>
        <EffectsLevel />
        <input aria-label="field" />
      </>,
    )
    await userEvent.keyboard('m')
    expect(muted()).toBe(true)
    expect(await screen.findByText('Sound off')).toBeVisible()
    const field = screen.getByLabelText<HTMLInputElement>('field')
    await userEvent.type(field, 'mum')
    expect([muted(), field.value]).toEqual([true, 'mum'])
    await userEvent.keyboard('{Alt>}m{/Alt}')
    expect([muted(), field.value]).toEqual([false, 'mum'])
  })

  it('leave M to the line of a game, and to those who want no such keys', async () => {
    const { unmount } = renderUi(
      <>
        <EffectsLevel />
        <input data-takes-letters />
      </>,
    )
    await userEvent.keyboard('m')
    expect(muted()).toBe(false)
    unmount()
    renderUi(<EffectsLevel />)
    act(() => setPreferences({ shortcuts: false }))
    await userEvent.keyboard('m')
    expect(muted()).toBe(false)
  })
})
