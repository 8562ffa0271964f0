import type { Socket } from 'socket.io'

/** What a socket is: proven by its token in the handshake, never by anything that it says later. */
export interface SocketIdentity {
  readonly userId: string
  readonly loginId: string
  /** Of the app; null on the web. It is what the app says, good enough to be counted. */
  readonly version: string | null
}
export type AccountSocket = Socket & { data: SocketIdentity & { joined: Set<string> } }
