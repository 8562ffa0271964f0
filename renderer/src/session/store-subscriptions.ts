import { api } from '#renderer/lib/http-client.ts'
import type { SystemStore } from '#renderer/platform/platform.ts'
import { lacksAccount } from '#renderer/session/account.ts'
import { loadProfile } from '#renderer/session/session-refresh.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'
import { refreshToken } from '#renderer/session/token-refresh.ts'
import { subscriptionData } from '#shared/schemas/store.ts'

/** The server asks the vendor itself: what a device says of a subscription proves nothing. */
async function verifyAll(store: SystemStore): Promise<void> {
  const bought = await store.activeSubscriptions()
  const verified = bought.map(({ productId, purchaseToken }) =>
    api.post('/store/subscriptions/verify', {
      body: { productId, token: purchaseToken },
      schema: subscriptionData,
    }),
  )
  // One that is not this account's leaves the others as they are.
  const outcomes = await Promise.allSettled(verified)
  if (!outcomes.some(({ status }) => status === 'fulfilled')) return
  await refreshToken()
  await loadProfile()
}

/** After every login: what the player has subscribed to by the system's store counts for the account. */
export function verifySubscriptions(store: SystemStore): void {
  onSignedIn((user) => {
    // It is asked again at the next login.
    if (!lacksAccount(user)) verifyAll(store).catch(() => undefined)
  })
}
