import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LandingPage } from '#renderer/features/landing/landing-page.tsx'
import { renderUi } from '#renderer/testing/render.tsx'
import { stubServer } from '#renderer/testing/server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a deleted account gets a last word on the landing page, once, where a screen reader hears it', () => {
  stubServer({})
  sessionStorage.setItem('goodbye', 'yes')
  const { unmount } = renderUi(<LandingPage />)
  expect(screen.getByText(/Your account is deleted/)).toHaveFocus()
  unmount()
  renderUi(<LandingPage />)
  expect(screen.queryByText(/Your account is deleted/)).toBeNull()
})
