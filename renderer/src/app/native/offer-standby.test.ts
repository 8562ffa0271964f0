import { beforeEach, expect, it } from 'vitest'
import { offerStandby } from '#renderer/app/native/offer-standby.ts'
import { moveParty } from '#renderer/realtime/party/move-party.ts'
import { useParty } from '#renderer/realtime/party/party-store.ts'
import { signedIn } from '#renderer/session/signed-in.ts'
import { fakeDesktop } from '#renderer/testing/fake-desktop.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { atParty } from '#renderer/testing/visit-party.tsx'

const A = 'http://192.168.1.5:8790'
const B = 'http://192.168.1.6:8790'

beforeEach(() => useParty.setState({ party: null, lead: 'led' }))

it('[LAN-9] offers this computer to whoever leads the party: again, with the same login, when it goes on elsewhere', () => {
  atParty(A)
  const { desktop } = fakeDesktop()
  offerStandby(desktop)
  expect(desktop.party.standBy).not.toHaveBeenCalled()
  signedIn('guest-token', sampleUser())
  expect(desktop.party.standBy.mock.calls).toEqual([[{ origin: A, token: 'guest-token' }]])

  useParty.setState({ lead: 'looking' })
  useParty.setState({ lead: 'led' })
  expect(desktop.party.standBy).toHaveBeenCalledTimes(1)
  moveParty(B)
  useParty.setState({ lead: 'led' })
  expect(desktop.party.standBy.mock.calls.slice(1)).toEqual([[{ origin: B, token: 'guest-token' }]])
})
