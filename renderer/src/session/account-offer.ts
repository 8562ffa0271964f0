import { create } from 'zustand'
import { apiEvents } from '#renderer/lib/http-client.ts'
import { lacksAccount } from '#renderer/session/account.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { sessionState } from '#renderer/session/session-store.ts'

/** `needed`: the guest asked for what needs an account. `keep`: to keep what was played. */
export type OfferReason = 'needed' | 'keep'

/** Why the guest is offered an account just now. */
export const useAccountOffer = create<{ reason: OfferReason | null }>(() => ({ reason: null }))

export const offerAccount = (reason: OfferReason): void => useAccountOffer.setState({ reason })
export const closeAccountOffer = (): void => useAccountOffer.setState({ reason: null })

onSignedOut(closeAccountOffer)
apiEvents.on('forbidden', ({ code }) => {
  if (code === 'ACCOUNT_REQUIRED' && lacksAccount(sessionState().user)) offerAccount('needed')
})
