import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { followAccount } from '#renderer/app/follow-account.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { handleAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { en } from '#shared/i18n/resources.ts'

vi.mock('#renderer/app/maintenance/watch-status.ts', () => ({ watchStatus: () => undefined }))

followAccount()
afterEach(() => setLanguage('english'))

it.each(['return_to_lobby', 'game_ended_and_cleaned'])(
  'says why the team has closed a room also when the news comes by the account channel: %s',
  async (name) => {
    renderUi(null)
    const message = `Spam in its name (${name})`
    act(() => handleAccountEvent(name, { roomId: 'r1', reason: 'closed_by_team', message }))
    expect(await screen.findByText(`${en.team.closed} ${message}`)).toBeVisible()
  },
)
