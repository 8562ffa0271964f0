import type { IncomingMessage } from 'node:http'

/** A client that offers another protocol, such as h2c, is answered in HTTP/1.1. */
export const isWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'
