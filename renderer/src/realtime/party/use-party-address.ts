import { endpoint } from '#renderer/lib/endpoint.ts'
import { useParty } from './party-store.ts'

/** Where others open this server: a party has an address on the network, also for whoever came to it by `localhost`. */
export const usePartyAddress = (): string => useParty(({ party }) => party?.origins[0]) ?? endpoint.origin
