import { describe, expect, it } from 'vitest'
import type { RoomEvent } from '../rules/transition.ts'
import { createConnections, type RoomPlayConnection } from './connections.ts'
import type { Frame } from './frame.ts'

function createScene() {
  const byAccount: string[][] = []
  const connections = createConnections({
    deliver: (userIds) => void byAccount.push([...userIds]),
    show: () => undefined,
    displace: () => undefined,
  })
  const open = (userId: string) => {
    const frames: Frame[] = []
    const connection: RoomPlayConnection = {
      loginId: userId,
      send: (frame) => frames.push(frame),
      close: () => undefined,
    }
    const displaced = connections.add(userId, connection)
    return { frames, connection, displaced }
  }
  return { byAccount, connections, open }
}
const paused: RoomEvent = {
  to: 'all',
  name: 'game_paused',
  payload: { reason: 'host', remainingMs: 1, waitMs: 1 },
}

describe('delivery', () => {
  it('[RT-64] reaches room play where there is one, else the account, and nobody twice', () => {
    const { byAccount, connections, open } = createScene()
    const ada = open('ada')
    connections.add('ada', 'socket-1')
    connections.add('bob', 'socket-2')
    connections.deliver(paused, ['ada', 'bob', 'cam'])
    expect(ada.frames).toHaveLength(1)
    expect(byAccount).toEqual([['bob', 'cam']])
  })

  it('[RT-52] reaches every connection of a user by the same frame, encoded once', () => {
    const { connections, open } = createScene()
    const [one, two, other] = [open('ada'), open('ada'), open('bob')]
    connections.deliver(paused, ['ada', 'bob'])
    expect(one.frames[0]).toBe(two.frames[0])
    expect(one.frames[0]).toBe(other.frames[0])
  })

  it('[RT-52] counts a user as connected until the last connection is gone', () => {
    const { connections, open } = createScene()
    const [one, two] = [open('ada'), open('ada')]
    connections.remove('ada', one.connection)
    expect(connections.isConnected('ada')).toBe(true)
    connections.remove('ada', two.connection)
    expect(connections.isConnected('ada')).toBe(false)
  })
})

describe('the connections of one user', () => {
  it('[RT-66] are five, over both doors: the sixth displaces the oldest', () => {
    const { connections, open } = createScene()
    const oldest = open('ada')
    expect(connections.add('ada', 'socket-1')).toBeNull()
    const others = [open('ada'), open('ada'), open('ada')]
    expect(open('bob').displaced).toBeNull()
    expect(connections.add('ada', 'socket-2')).toBe(oldest.connection)
    expect(open('ada').displaced).toBe('socket-1')
    expect(others.every(({ displaced }) => displaced === null)).toBe(true)
    expect(connections.roomPlayOf('ada')).toHaveLength(4)
    connections.remove('ada', oldest.connection)
    connections.remove('ada', 'socket-2')
    expect(open('ada').displaced).toBeNull()
  })

  it('[RT-66] are not more for one that says join_room again', () => {
    const { connections } = createScene()
    for (let time = 0; time < 9; time++) expect(connections.add('ada', 'socket-1')).toBeNull()
  })
})
