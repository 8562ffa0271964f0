import type { AccountServerEventName, AccountServerPayload } from '#shared/protocol/server-events.ts'

type Tell = <Name extends AccountServerEventName>(
  userId: string,
  name: Name,
  payload: AccountServerPayload<Name>,
) => void

/** What modules tell an account, wherever it is connected; the account channel listens and delivers. */
export interface AccountNews {
  readonly tell: Tell
  readonly listen: (listener: Tell) => void
}

export function createAccountNews(): AccountNews {
  const listeners: Tell[] = []
  return {
    tell: (userId, name, payload) => {
      for (const listener of listeners) listener(userId, name, payload)
    },
    listen: (listener) => void listeners.push(listener),
  }
}
