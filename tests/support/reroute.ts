import { Socket, type TcpSocketConnectOpts } from 'node:net'

/** How connections of this process to one address go: by another port of this computer, or from another address of it. */
export interface Route {
  readonly port?: number
  readonly from?: string
}

const HERE = '127.0.0.1'
const routes = new Map<string, Route>()
let isInstalled = false

/** The options in what `connect` is called with: Node itself wraps them in a list. */
const optionsIn = (first: unknown): Partial<TcpSocketConnectOpts> =>
  ((Array.isArray(first) ? first[0] : first) ?? {}) as Partial<TcpSocketConnectOpts>

/** Stands for the network between computers that are one in a test. `address`: `host:port` as a client asks for it. */
export function reroute(address: string, route: Route): void {
  routes.set(address, route)
  if (isInstalled) return
  isInstalled = true
  const connect = Socket.prototype.connect
  Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
    const options = optionsIn(args[0])
    const found = routes.get(`${options.host}:${options.port}`)
    if (found) {
      const { port = options.port, from } = found
      Object.assign(options, { host: HERE, port, ...(from !== undefined && { localAddress: from }) })
    }
    return Reflect.apply(connect, this, args)
  } as typeof connect
}

/** For a child process, by its environment. */
for (const [address, route] of Object.entries(
  JSON.parse(process.env.TEST_ROUTES ?? '{}') as Record<string, Route>,
))
  reroute(address, route)
