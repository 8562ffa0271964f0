import { act, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BalanceLink } from '#renderer/app/layouts/balance-link.tsx'
import { setAnnouncerOutlet } from '#renderer/lib/announcer.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { setSession, useSession } from '#renderer/session/session-store.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { sampleUser } from '#renderer/testing/samples.ts'

const frames: FrameRequestCallback[] = []
const frameAt = (ms: number) =>
  act(() => {
    for (const draw of frames.splice(0)) draw(ms)
  })
const said: string[] = []

beforeEach(() => {
  frames.length = 0
  said.length = 0
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  setAnnouncerOutlet((announcement) => announcement && said.push(announcement.message))
  setPreferences({ motion: 'full' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setPreferences({ motion: 'system' })
})

function Shown() {
  return <BalanceLink balance={useSession(({ user }) => user?.balance ?? 0)} />
}
async function show(balance: number) {
  setSession({ user: sampleUser({ balance }) })
  renderUi(
    <MemoryRouter>
      <Shown />
    </MemoryRouter>,
  )
  const link = screen.getByRole('link')
  // It is fetched once the link is drawn.
  await waitFor(() => expect(link.querySelector('span')).not.toBeNull())
  return {
    link,
    become: (next: number) => act(() => setSession({ user: sampleUser({ balance: next }) })),
    counting: () => link.querySelector('[data-shown]')?.getAttribute('data-shown') ?? null,
  }
}

it('leads to more R3', async () => {
  const { link } = await show(1240)
  expect(screen.getByRole('link', { name: 'Balance: 1,240 R3' })).toBe(link)
  expect(link).toHaveTextContent('1,240 R3')
  expect(link).toHaveAttribute('href', '/buy-r3')
  expect(said).toEqual([])
})

it('counts to what it has become in its final width, and says it once', async () => {
  const { link, become, counting } = await show(1240)
  become(1740)
  expect(link).toHaveTextContent('1,740 R3')
  expect(counting()).toBe('1,240 R3')
  frameAt(1000)
  frameAt(1200)
  expect(counting()).toBe('1,529 R3')
  frameAt(1900)
  expect(counting()).toBeNull()
  expect(frames).toEqual([])
  expect(said).toEqual(['Balance: 1,740 R3'])
})

it('shows it at once where effects are reduced', async () => {
  setPreferences({ motion: 'reduced' })
  const { link, become, counting } = await show(1240)
  become(340)
  expect(counting()).toBeNull()
  expect(link).toHaveTextContent('340 R3')
  await waitFor(() => expect(said).toEqual(['Balance: 340 R3']))
})
