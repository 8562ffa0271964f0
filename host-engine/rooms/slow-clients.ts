import { WebSocketClient } from '@colyseus/ws-transport'

const MAX_BUFFERED_BYTES = 1 << 20
const MAX_QUEUED_MESSAGES = 256
/** To look is a twentieth of what a frame costs. A prime above the size of a room: so nobody in it is always passed over. */
const LOOK_EVERY = 61

let guarded = false

/** Cuts off clients that do not read what they are sent, or never acknowledge their join: Colyseus would keep it all. */
export function cutOffSlowClients(): void {
  if (guarded) return
  guarded = true
  const { raw, enqueueRaw } = WebSocketClient.prototype
  let frames = 0
  WebSocketClient.prototype.raw = function (data, options, callback) {
    frames++
    if (frames % LOOK_EVERY === 0 && this.ref.bufferedAmount > MAX_BUFFERED_BYTES) this.ref.terminate()
    else raw.call(this, data, options, callback)
  }
  WebSocketClient.prototype.enqueueRaw = function (data, options) {
    if ((this._enqueuedMessages?.length ?? 0) > MAX_QUEUED_MESSAGES) this.ref.terminate()
    else enqueueRaw.call(this, data, options)
  }
}
