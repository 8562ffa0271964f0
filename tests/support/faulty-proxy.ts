import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * How the way to a server may fail. `silent`: bytes vanish, and no connection is closed. `slow`: an answer comes so many
 * milliseconds later. `cut`: connections are closed, and so are new ones. `gone`: nobody listens.
 */
export type Fault =
  | { readonly kind: 'silent' | 'cut' | 'gone' }
  | { readonly kind: 'slow'; readonly ms: number }

export interface FaultyProxy {
  readonly port: number
  break(fault: Fault): Promise<void>
  /** New connections work again. What was silent stays so until one side closes it, as behind a router that has forgotten it. */
  mend(): Promise<void>
  close(): Promise<void>
}

interface Line {
  readonly near: Socket
  readonly far: Socket
  isSilent: boolean
}

const HOST = '127.0.0.1'

/** A way to a server on this computer, in the hands of a test. `from`: the address that the server sees. */
export async function startFaultyProxy(serverPort: number, from?: string): Promise<FaultyProxy> {
  const lines = new Set<Line>()
  let fault: Fault | null = null

  function carry(line: Line, from: Socket, to: Socket): void {
    // In their order, also where the way is fast again.
    let carried: Promise<unknown> = Promise.resolve()
    from.on('error', () => undefined)
    from.on('data', (bytes) => {
      const arrived = fault?.kind === 'slow' && from === line.far ? pause(fault.ms) : null
      carried = Promise.all([carried, arrived]).then(() => {
        if (!line.isSilent && to.writable) to.write(bytes)
      })
    })
    from.on('close', () => {
      lines.delete(line)
      to.destroy()
    })
  }

  const server = createServer((near) => {
    if (fault?.kind === 'cut') return void near.destroy()
    const far = connect({ port: serverPort, host: HOST, ...(from !== undefined && { localAddress: from }) })
    const line = { near, far, isSilent: fault?.kind === 'silent' }
    lines.add(line)
    carry(line, near, line.far)
    carry(line, line.far, near)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, HOST, resolve))
  const hangUp = () => {
    for (const { near, far } of lines) for (const end of [near, far]) end.destroy()
  }
  const stopListening = () => new Promise((resolve) => server.close(resolve))

  await listen(0)
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port was given')
  const { port } = address

  return {
    port,
    async break(next) {
      fault = next
      if (next.kind === 'silent') for (const line of lines) line.isSilent = true
      if (next.kind === 'cut' || next.kind === 'gone') hangUp()
      if (next.kind === 'gone') await stopListening()
    },
    async mend() {
      fault = null
      if (!server.listening) await listen(port)
    },
    async close() {
      hangUp()
      if (server.listening) await stopListening()
    },
  }
}

/** The same address by way of the proxy. */
export function through({ port }: FaultyProxy, url: string): string {
  const moved = new URL(url)
  moved.host = `${HOST}:${port}`
  return moved.href
}
