import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface LocalMailServer {
  readonly port: number
  /** What was delivered, raw, in the order of arrival. */
  readonly delivered: { readonly from: string; readonly to: string[]; readonly raw: string }[]
  close(): Promise<void>
}

/** A real mail server on loopback that keeps what it gets. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<LocalMailServer> {
  const delivered: LocalMailServer['delivered'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = envelope
        const from = mailFrom === false ? '' : mailFrom.address
        delivered.push({
          from,
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(parts).toString(),
        })
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { port, delivered, close: () => new Promise((resolve) => server.close(resolve)) }
}
