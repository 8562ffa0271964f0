import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { visit } from '#renderer/testing/visit.tsx'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

it.each(['/create-lobby', '/ranks', '/admin/operations'])(
  'a session that ends on %s does not break its screen on the way to the login',
  async (path) => {
    visit(path, { user: sampleUser({ role: 'admin' }) })
    const { textContent: title } = await screen.findByRole('heading', { level: 1 })
    await act(() => vi.dynamicImportSettled())
    act(() => setSession(SIGNED_OUT))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title ?? '')
  },
)
