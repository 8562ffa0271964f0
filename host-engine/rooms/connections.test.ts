import { describe, expect, it } from 'vitest'
import type { RoomEvent } from '../rules/transition.ts'
import { createConnections, type RoomPlayConnection } from './connections.ts'
import type { Frame } from './frame.ts'

function createScene() {
  const byAccount: string[][] = []
  const connections = createConnections({
    deliver: (userIds) => void byAccount.push([...userIds]),
    show: () => undefined,
  })
  const open = (userId: string) => {
    const frames: Frame[] = []
    const connection: RoomPlayConnection = {
      loginId: userId,
      send: (frame) => frames.push(frame),
      close: () => undefined,
    }
    connections.addRoomPlay(userId, connection)
    return { frames, connection }
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
    connections.addAccount('ada', 'socket-1')
    connections.addAccount('bob', 'socket-2')
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
    connections.removeRoomPlay('ada', one.connection)
    expect(connections.isConnected('ada')).toBe(true)
    connections.removeRoomPlay('ada', two.connection)
    expect(connections.isConnected('ada')).toBe(false)
  })
})
