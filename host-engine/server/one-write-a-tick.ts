import type { Duplex } from 'node:stream'

/** All that is written to a socket within one tick leaves at once: one system call instead of one a frame. */
export function oneWriteATick(socket: Duplex): void {
  const write: (...args: Parameters<Duplex['write']>) => boolean = socket.write.bind(socket)
  let gathering = false
  const release = () => {
    gathering = false
    socket.uncork()
  }
  socket.write = ((...args: Parameters<Duplex['write']>) => {
    if (!gathering) {
      gathering = true
      socket.cork()
      process.nextTick(release)
    }
    return write(...args)
  }) as Duplex['write']
}
