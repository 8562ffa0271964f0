import { connect, createServer, type Socket } from 'node:net'

export interface Cable {
  readonly port: number
  /** Ends every connection, and takes no new one. */
  cut(): void
  mend(): void
  take(): Promise<void>
}

/** A way to a server on this computer, in the hands of a test. */
export async function layCable(serverPort: number): Promise<Cable> {
  const ends = new Set<Socket>()
  let isCut = false
  const track = (socket: Socket, other: Socket) => {
    ends.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      ends.delete(socket)
      other.destroy()
    })
  }
  const server = createServer((near) => {
    const far = connect(serverPort, '127.0.0.1')
    track(near, far)
    track(far, near)
    near.pipe(far)
    far.pipe(near)
    if (isCut) near.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port was given')
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    port: address.port,
    cut,
    mend: () => {
      isCut = false
    },
    async take() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
