import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { SoundControl } from '#renderer/components/sound-control.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

beforeEach(() => {
  setPreferences(usePreferences.getInitialState())
  setLanguage('english')
})

it('sets everything and the effects apart, by keyboard, and keeps it', async () => {
  renderUi(<SoundControl />)
  screen.getByRole('slider', { name: 'Effects' }).focus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  const mute = screen.getByRole('button', { name: 'Mute: Volume' })
  await userEvent.click(mute)
  expect(mute.getAttribute('aria-pressed')).toBe('true')
  const kept = JSON.parse(localStorage.getItem(STORAGE_KEYS.preferences) ?? '{}')
  expect(kept.state).toMatchObject({ volumes: { master: 80, effects: 70 }, muted: true, effectsMuted: false })
})

it('lets a muted bus be heard again as soon as its slider moves', async () => {
  setPreferences({ muted: true })
  renderUi(<SoundControl />)
  screen.getByRole('slider', { name: 'Volume' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(usePreferences.getState().muted).toBe(false)
})

it('is labelled in Italian too', async () => {
  setLanguage('italian')
  renderUi(<SoundControl />)
  expect(await screen.findByRole('slider', { name: 'Effetti' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Silenzia: Volume' })).toBeVisible()
})
