import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { useMuteKeys } from '#renderer/hooks/use-mute-keys.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { renderUi } from '#renderer/testing/render.tsx'

const DEFAULTS = usePreferences.getInitialState()
const muted = () => usePreferences.getState().muted

function Keys() {
  useMuteKeys()
  return null
}

beforeEach(() => {
  setPreferences(DEFAULTS)
  setLanguage('english')
})

describe('the keys that mute', () => {
  it('are M where nothing is typed, and Alt+M anywhere', async () => {
    renderUi(
      <>
        <Keys />
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
        <Keys />
        <input data-takes-letters />
      </>,
    )
    await userEvent.keyboard('m')
    expect(muted()).toBe(false)
    unmount()
    renderUi(<Keys />)
    act(() => setPreferences({ shortcuts: false }))
    await userEvent.keyboard('m')
    expect(muted()).toBe(false)
  })

  it('do nothing more while they are held, and leave M to an open dialog', async () => {
    const { unmount } = renderUi(<Keys />)
    await userEvent.keyboard('{m>4/}')
    expect(muted()).toBe(true)
    unmount()
    renderUi(
      <>
        <Keys />
        <div role="dialog" />
      </>,
    )
    await userEvent.keyboard('m')
    expect(muted()).toBe(true)
  })
})
