import { connect, createServer, type Server } from 'node:net'

/** A port of loopback, or the path of a Unix socket: that is a file, which every network namespace sees. */
type Place = number | string

const dial = (place: Place) => (typeof place === 'number' ? connect(place, '127.0.0.1') : connect(place))

/** Hands every connection on. */
export function relay(from: Place, to: Place): Server {
  const server = createServer((near) => {
    const far = dial(to)
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
  })
  return typeof from === 'number' ? server.listen(from, '127.0.0.1') : server.listen(from)
}

const placeOf = (text = ''): Place => (/^\d+$/.test(text) ? Number(text) : text)
if (import.meta.main) relay(placeOf(process.argv[2]), placeOf(process.argv[3]))
