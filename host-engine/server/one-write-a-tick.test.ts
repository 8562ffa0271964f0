import { Duplex } from 'node:stream'
import { expect, it } from 'vitest'
import { oneWriteATick } from './one-write-a-tick.ts'

it('hands over together what is written within one tick, in order', async () => {
  const batches: string[][] = []
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk, _encoding, done) => {
      batches.push([String(chunk)])
      done()
    },
    writev: (chunks, done) => {
      batches.push(chunks.map(({ chunk }) => String(chunk)))
      done()
    },
  })
  oneWriteATick(socket)
  socket.write('a')
  socket.write('b')
  socket.write('c')
  await new Promise(setImmediate)
  socket.write('d')
  await new Promise(setImmediate)
  expect(batches).toEqual([['a', 'b', 'c'], ['d']])
})
