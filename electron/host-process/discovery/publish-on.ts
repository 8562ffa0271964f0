import type { Service, ServiceConfig } from 'bonjour-service'
import type { Logger } from '../logger.ts'
import type { Announcement } from './announcement.ts'
import { bonjourOn } from './bonjour-on.ts'

/** What the library hides of itself: it knows no way to change what a service says. */
interface Inside {
  readonly server: {
    readonly registry: { readonly TXT?: { readonly name: string; data: unknown }[] }
    readonly mdns: { respond(records: unknown): void }
  }
}

/** A service that is announced on one network. */
export interface Published {
  /** Says something else from now on. No goodbye comes before: whoever shows the service goes on showing it. */
  tell(txt: Announcement): void
  /** Says goodbye, and hears no more of this network. */
  end(): Promise<void>
}

export function publishOn(address: string, service: ServiceConfig, logger: Logger): Published {
  const bonjour = bonjourOn(address, logger)
  const published: Service = bonjour.publish(service)
  const { server } = bonjour as unknown as Inside
  return {
    tell(txt) {
      published.txt = txt
      const records = published.records()
      const said = records.find(({ type }) => type === 'TXT')
      // Questions are answered from the registry, and announcements repeated with its very records.
      for (const record of server.registry.TXT ?? [])
        if (record.name === published.fqdn) record.data = said?.data
      server.mdns.respond(records)
    },
    end: () => new Promise((resolve) => bonjour.unpublishAll(() => bonjour.destroy(() => resolve()))),
  }
}
