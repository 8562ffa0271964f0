import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { useServerStatus } from '#renderer/lib/server-status.ts'
import { sampleModes, sampleUser } from '#renderer/testing/samples.ts'
import { ok } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { R3_PACKS, VOICE_PLANS } from '#shared/constants/store.ts'
import { SWITCHES } from '#shared/constants/switches.ts'

const SAYS = 'This is turned off for now. Try again later.'
const VOICE = {
  tokens: 10,
  canWatchAd: true,
  nextAdAt: null,
  hasActiveSubscription: false,
  subscriptionType: null,
  subscriptionExpires: null,
  selectedVoice: null,
}

beforeEach(() => useServerStatus.setState({ off: [...SWITCHES] }))
afterEach(() => {
  useServerStatus.setState({}, true)
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('what an admin has turned off', () => {
  it('[ADMIN-21] leaves nothing to fill in where no account can be made, and the way to the login', async () => {
    visit('/register')
    expect(await screen.findByText(SAYS)).toBeVisible()
    expect(screen.queryByLabelText('Username')).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it.each(['/buy-r3', '/buy-r3?tab=voice', '/profile?tab=voice'])(
    '[ADMIN-21] is said at the prices of %s, by which nothing can be bought',
    async (path) => {
      useServerStatus.setState({ off: ['store'] })
      const { server } = visit(path, {
        user: sampleUser(),
        server: {
          'GET /store/packs': () => ok({ packs: R3_PACKS, voicePlans: VOICE_PLANS }),
          'GET /voice/status': () => ok(VOICE),
        },
      })
      const [buy] = await screen.findAllByRole('button', { name: /^Buy / })
      if (!buy) throw new Error('Nothing is for sale.')
      expect(buy).toHaveAccessibleDescription(SAYS)
      expect(screen.getAllByText(SAYS)).toHaveLength(1)
      await userEvent.click(buy)
      expect(server.sent('POST /store/checkout')).toEqual([])
    },
  )

  it('[ADMIN-21] is said at ranked, which cannot be started', async () => {
    const locked = { verifyEmail: false, quickMatchesLeft: 0, isOff: true }
    const gameModes = sampleModes.map((mode) => (mode.id === 'ranked' ? { ...mode, locked } : mode))
    const { server } = visit('/lobby', {
      user: sampleUser(),
      server: { 'GET /gamemode/modes': () => ok({ gameModes }) },
    })
    const lock = within(await screen.findByTestId('ranked-lock'))
    expect(lock.getByText(SAYS)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Play ranked' }))
    expect(server.sent('POST /gamemode/matchmaking/start')).toEqual([])
  })
})
