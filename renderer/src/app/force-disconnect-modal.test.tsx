import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { ForceDisconnectModal } from '#renderer/app/force-disconnect-modal.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'

const end = (forceDisconnectReason: string) =>
  act(() => setSession({ user: sampleUser(), isAuthenticated: true, forceDisconnectReason }))

describe('the force-disconnect modal', () => {
  beforeEach(() => {
    setLanguage('english')
    setSession({ forceDisconnectReason: null })
    localStorage.setItem('auth_token', 'jwt')
  })

  it('[UI-28] shows the reason that the server sent', () => {
    renderUi(<ForceDisconnectModal />)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    end('Banned for good')
    expect(screen.getByRole('alertdialog').textContent).toContain('Banned for good')
  })

  it("[UI-29] shows 'Logged in from another device' translated", () => {
    setLanguage('italian')
    renderUi(<ForceDisconnectModal />)
    end('Logged in from another device')
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Hai fatto l’accesso da un altro dispositivo',
    )
  })

  it('[UI-30] is left by its one button alone, which logs out', async () => {
    const { sent } = stubServer({ 'POST /auth/logout': () => ok(null) })
    const user = userEvent.setup()
    renderUi(<ForceDisconnectModal />)
    end('x')
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(sessionState().forceDisconnectReason).toBe('x')
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(sent('POST /auth/logout')).toHaveLength(1)
    expect(sessionState()).toMatchObject({ isAuthenticated: false, forceDisconnectReason: null })
  })
})
