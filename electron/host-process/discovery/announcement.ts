import { z } from 'zod/mini'
import type { FoundParty } from '#shared/desktop/host-process.ts'
import type { Party } from '#shared/schemas/party.ts'
import { partyNameSchema } from '#shared/schemas/party.ts'

/** What a party says of itself by mDNS (LAN-7). TXT records carry text alone. */
export type Announcement = Readonly<Record<'v' | 'id' | 'name' | 'players' | 'pw', string>>

export const announcementOf = (party: Party): Announcement => ({
  v: party.version,
  id: party.partyId,
  name: party.name,
  players: String(party.players),
  pw: party.needsPassword ? '1' : '0',
})

const count = z.pipe(z.string().check(z.regex(/^\d{1,4}$/)), z.transform(Number))
const heardSchema = z.object({
  v: z.string().check(z.maxLength(64)),
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: partyNameSchema,
  players: count,
  pw: z.enum(['0', '1']),
})

/** The party that announces itself so; null where it does not make sense: anybody on the network may send anything. */
export function heardParty(txt: unknown, address: string, port: number): FoundParty | null {
  const heard = heardSchema.safeParse(txt)
  if (!heard.success || !/^\d{1,3}(\.\d{1,3}){3}$/.test(address)) return null
  const { v: version, id: partyId, name, players, pw } = heard.data
  return { partyId, name, origin: `http://${address}:${port}`, version, players, needsPassword: pw === '1' }
}
