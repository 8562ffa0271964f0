import { networkInterfaces } from 'node:os'
import pLimit from 'p-limit'
import { LAN_PORT } from '#shared/constants/lan.ts'
import type { FoundParty } from '#shared/desktop/host-process.ts'
import { addressesToAsk } from './addresses-to-ask.ts'
import { askParty } from './ask-party.ts'

/** Routers of homes drop connections when a computer opens very many at once. */
const AT_ONCE = 64

export interface FindByCodeParts {
  readonly addresses?: readonly string[]
  readonly port?: number
}

/** The parties of the network with this code, found without mDNS: each computer is asked whether it hosts one. */
export async function findByCode(
  code: string,
  { addresses = addressesToAsk(networkInterfaces()), port = LAN_PORT }: FindByCodeParts = {},
): Promise<FoundParty[]> {
  const wanted = code.trim().toUpperCase()
  const limit = pLimit(AT_ONCE)
  const asked = addresses.map((address) =>
    limit(async () => {
      const origin = `http://${address}:${port}`
      const party = await askParty(origin)
      if (party?.code !== wanted) return []
      const { partyId, name, version, players, needsPassword } = party
      return [{ partyId, name, origin, version, players, needsPassword, code: wanted }]
    }),
  )
  const found = (await Promise.all(asked)).flat()
  return [...new Map(found.map((party) => [party.partyId, party])).values()]
}
