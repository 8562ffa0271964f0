import { networkInterfaces } from 'node:os'
import type { Bonjour, Browser, Service } from 'bonjour-service'
import { LAN_SERVICE } from '#shared/constants/lan.ts'
import type { FoundParty } from '#shared/desktop/host-process.ts'
import type { Logger } from '../logger.ts'
import { lanAddresses } from '../network/lan-addresses.ts'
import { heardParty } from './announcement.ts'
import { bonjourOn } from './bonjour-on.ts'

/** Networks come and go, and answers get lost. */
const ASK_EVERY_MS = 5_000

export interface PartyBrowserParts {
  readonly logger: Logger
  /** The list has changed. */
  readonly onChange: (parties: readonly FoundParty[]) => void
}

export type PartyBrowser = ReturnType<typeof createPartyBrowser>

const portOf = ({ port }: Service): number => port
const addressOf = ({ referer, addresses = [] }: Service): string =>
  referer?.family === 'IPv4' ? referer.address : (addresses.find((one) => one.includes('.')) ?? '')

/** The parties that announce themselves on the networks of this computer, until it is stopped. */
export function createPartyBrowser({ logger, onChange }: PartyBrowserParts) {
  const live = new Map<string, { readonly bonjour: Bonjour; readonly browser: Browser }>()
  let told = '[]'

  const parties = (): FoundParty[] => {
    const heard = [...live.values()]
      .flatMap(({ browser }) => browser.services)
      .flatMap((service) => heardParty(service.txt, addressOf(service), portOf(service)) ?? [])
    return [...new Map(heard.map((party) => [party.partyId, party])).values()].toSorted((a, b) =>
      a.name.localeCompare(b.name),
    )
  }

  const tell = () => {
    const found = parties()
    const now = JSON.stringify(found)
    if (now === told) return
    told = now
    onChange(found)
  }

  function lookOn(address: string): void {
    const bonjour = bonjourOn(address, logger)
    const browser = bonjour.find({ type: LAN_SERVICE })
    for (const event of ['up', 'down', 'txt-update', 'srv-update'] as const) browser.on(event, tell)
    live.set(address, { bonjour, browser })
  }

  function look(): void {
    const addresses = lanAddresses(networkInterfaces()).map(({ address }) => address)
    for (const [address, { bonjour }] of live) {
      if (addresses.includes(address)) continue
      bonjour.destroy()
      live.delete(address)
    }
    for (const address of addresses) {
      const known = live.get(address)
      if (!known) lookOn(address)
      else {
        known.browser.expire()
        known.browser.update()
      }
    }
    tell()
  }

  const looking = setInterval(look, ASK_EVERY_MS)
  look()

  return {
    parties,
    async stop(): Promise<void> {
      clearInterval(looking)
      await Promise.all(
        [...live.values()].map(
          ({ bonjour }) => new Promise<void>((resolve) => bonjour.destroy(() => resolve())),
        ),
      )
      live.clear()
    },
  }
}
