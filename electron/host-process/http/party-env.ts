import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { Player } from '#host-engine/index.ts'

/** What the chain finds out about a request. */
export interface PartyEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The client's address; headers of proxies are not believed. */
    ip: string
    /** On calls that need a login. */
    player: Player
  }
}
export type PartyContext = Context<PartyEnv>
