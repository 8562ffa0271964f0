import { type Client, type ClientPrivate, Room } from '@colyseus/core'
import type { WebSocket } from 'ws'
import { CLOSE } from '#shared/protocol/close-codes.ts'
import type { Logger } from '../ports/logger.ts'

/** For a client to read the code and answer the close. */
const CLOSES_WITHIN_MS = 1_000

/**
 * A Colyseus room that no client can end the process through. Colyseus 0.16 by itself dies of an unknown message type of
 * 100 letters, of `__no_message_handler` with a payload, and of a handler that throws; and it has no limit of messages.
 */
export abstract class SafeRoom extends Room {
  protected abstract logger(): Logger
  /** Counts a message of this client; false when there were too many. */
  protected abstract mayPass(client: Client): boolean

  constructor() {
    super()
    // Its own answer to an unknown name would end the connection, or the process (RT-59: it is ignored).
    const unknown = () => undefined
    this.onMessage('*', unknown)
    this.onMessage('__no_message_handler', unknown)
  }

  // A method, not a field: Colyseus looks for it before fields are set.
  override onUncaughtException(error: Error, method: string): void {
    this.logger().error({ roomId: this.roomId, method, err: error.cause ?? error }, 'a room handler failed')
  }

  /** A client that goes on sending after it was told would be read until it answers the close. */
  #cutOff(client: Client): void {
    const socket = client.ref as WebSocket
    if (socket.readyState !== socket.OPEN) return
    client.leave(CLOSE.flood)
    setTimeout(() => socket.terminate(), CLOSES_WITHIN_MS).unref()
  }

  protected override _onMessage(client: Client & ClientPrivate, buffer: Buffer): void {
    if (!this.mayPass(client)) {
      this.#cutOff(client)
      return
    }
    try {
      super._onMessage(client, buffer)
    } catch (error) {
      this.logger().warn({ roomId: this.roomId, err: error }, 'a malformed frame was refused')
      client.leave(CLOSE.malformed)
    }
  }
}
