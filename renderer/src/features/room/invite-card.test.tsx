import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { encode } from 'uqr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InviteCard } from '#renderer/features/room/invite-card.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { renderUi } from '#renderer/testing/render.tsx'

const LINK = `${location.origin}/lobby?join=ABC234`
const draw = () => {
  const page = renderUi(<InviteCard code="ABC234" />)
  return { ...page, user: userEvent.setup() }
}
const shownCode = () => screen.getByTestId('invite-code').textContent

/** What the drawing shows, module by module: its path is made of runs `Mx yh…`. */
function drawnModules(svg: Element): boolean[][] {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  return modules
}

beforeEach(() => setLanguage('english'))
afterEach(() => {
  setPreferences({ codeHidden: false })
  vi.restoreAllMocks()
})

describe('the invite card', () => {
  it('shows the link as a QR code with a quiet zone, and names the link', async () => {
    draw()
    const code = await screen.findByTestId('qr-code')
    expect(code.getAttribute('aria-label')).toBe(`QR code of the link ${LINK}`)
    expect(drawnModules(code)).toEqual(encode(LINK, { ecc: 'M', border: 4 }).data)
  })

  it('shows the QR code large, and closes with Escape back to where one was', async () => {
    const { user } = draw()
    await screen.findByTestId('qr-code')
    const small = screen.getByRole('button', { name: /Show it large/ })
    small.focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Scan to come in' })
    expect(await within(dialog).findByTestId('qr-code')).toBeVisible()
    expect(within(dialog).getByText(LINK)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(small).toHaveFocus())
  })

  it('keeps the QR code behind a button on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({ matches: true, media: query, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
    )
    const { user } = draw()
    expect(screen.queryByTestId('qr-code')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'QR code' }))
    expect(await within(await screen.findByRole('dialog')).findByTestId('qr-code')).toBeVisible()
  })

  it('hides the code from eyes, ears and cameras, and copies it all the same', async () => {
    const { user, container } = draw()
    await screen.findByTestId('qr-code')
    await user.click(screen.getByRole('button', { name: 'Hide the code' }))
    expect(shownCode()).toBe('••••••')
    expect(container.innerHTML).not.toMatch(/ABC234|A B C 2 3 4/)
    expect(screen.queryByTestId('qr-code')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await navigator.clipboard.readText()).toBe('ABC234')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe(LINK)
    await user.click(screen.getByRole('button', { name: 'Show the code' }))
    expect(shownCode()).toBe('ABC234')
  })

  it('remembers that the code is hidden', async () => {
    const { user } = draw()
    await user.click(screen.getByRole('button', { name: 'Hide the code' }))
    expect(JSON.parse(localStorage.getItem('preferences') ?? '{}').state.codeHidden).toBe(true)
  })
})
