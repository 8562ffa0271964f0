import type { IncomingMessage } from 'node:http'
import type { Server, Socket } from 'socket.io'
import type { WebSocket } from 'ws'
import type { UserAllowances } from '#host-engine/index.ts'
import { endLine, type Line } from './lines.ts'

/** For a client to read why, and to answer the close. */
const CLOSES_WITHIN_MS = 1_000

/** Fields of engine.io that its types leave out. */
type UpgradeRequest = IncomingMessage & { websocket?: WebSocket; _query: { sid?: string } }

/**
 * Counts every frame that a client sends as a message of its user, or of the connection before its proof, and closes the
 * one that sends too many. socket.io's own middleware sees events only: no pongs, no acknowledgements, no pings.
 */
export function limitFrames(io: Server, { mayPass }: UserAllowances): void {
  const proven = new WeakMap<Line, Socket>()
  io.on('connection', (socket) => proven.set(socket.conn, socket))

  function count(line: Line): void {
    const socket = proven.get(line)
    if (line.readyState !== 'open' || mayPass(socket?.data.userId ?? lineKey(line))) return
    // By polling the close would wait for the client to ask.
    if (socket && line.transport.name === 'websocket') socket.disconnect(true)
    else line.close(true)
    // A client that does not read would hold off the close.
    setTimeout(() => endLine(line), CLOSES_WITHIN_MS).unref()
  }

  /** Pings and pongs of a websocket do not reach engine.io. A client could leave the close unanswered for half a minute. */
  function watch(line: Line, websocket: WebSocket): void {
    const end = () => setTimeout(() => websocket.terminate(), CLOSES_WITHIN_MS).unref()
    line.once('close', end)
    websocket
      .on('ping', () => count(line))
      .on('pong', () => count(line))
      .once('close', () => line.off('close', end))
  }

  io.engine.on('connection', (line: Line) => {
    const { websocket } = line.request as UpgradeRequest
    if (websocket) watch(line, websocket)
    line.on('packet', () => count(line))
    // Each probe of a websocket that a polling client wants to go over to.
    line.on('upgrading', () => count(line))
  })
  const { clients } = io.engine as unknown as { clients: Record<string, Line> }
  // The only sign of such a websocket before its first probe. It is opened right after its headers.
  io.engine.on('headers', (_headers: unknown, request: UpgradeRequest) =>
    queueMicrotask(() => {
      const line = clients[request._query.sid ?? '']
      if (!line || !request.websocket) return
      watch(line, request.websocket)
      count(line)
    }),
  )
}

const lineKey = (line: Line): string => `connection ${(line as unknown as { id: string }).id}`
