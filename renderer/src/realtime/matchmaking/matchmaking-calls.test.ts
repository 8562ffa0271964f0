import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import {
  checkMatchmakingStatus,
  leaveMatchmakingQueue,
  playerQueueStatus,
  startMatchmaking,
} from './matchmaking-calls.ts'

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

const broken = () => failed(500, 'SERVER_ERROR', 'Server error')
const failing = () =>
  stubServer({
    'POST /gamemode/matchmaking/start': () => failed(503, 'MAINTENANCE', 'Server under maintenance'),
    'POST /gamemode/matchmaking/cancel': broken,
    'GET /gamemode/matchmaking/status': broken,
    'GET /game/player/queue-status': broken,
  })

describe('the calls of a search', () => {
  it('answer what the server said', async () => {
    stubServer({
      'GET /gamemode/matchmaking/status': () => ok({ isInQueue: false }),
      'GET /game/player/queue-status': () => ok({ gameSession: null, activeRoom: null }),
    })
    expect(await checkMatchmakingStatus()).toEqual({ success: true, data: { isInQueue: false } })
    expect(await playerQueueStatus()).toEqual({
      success: true,
      data: { gameSession: null, activeRoom: null },
    })
  })

  it.each([
    ['ERR-50', checkMatchmakingStatus, 'Failed to check matchmaking status'],
    ['ERR-51', leaveMatchmakingQueue, 'Failed to leave matchmaking queue'],
    ['ERR-52', playerQueueStatus, 'Failed to get player queue status'],
  ] as const)('[ERR-50, ERR-51, ERR-52] fail with words of their own: %s', async (_id, call, message) => {
    failing()
    expect(await call()).toMatchObject({ success: false, error: { message } })
  })

  it('[MM-22] fail with a code and a message, in the player’s language', async () => {
    failing()
    expect(await startMatchmaking('ranked')).toMatchObject({
      success: false,
      error: { code: 'MAINTENANCE', message: 'Server under maintenance' },
    })
    setLanguage('italian')
    expect(await checkMatchmakingStatus()).toMatchObject({
      success: false,
      error: { code: 'SERVER_ERROR', message: 'Non sappiamo a che punto è la ricerca' },
    })
    stubServer({})
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await startMatchmaking('ranked')).toMatchObject({
      success: false,
      error: { code: 'NETWORK_ERROR', message: 'Errore di rete' },
    })
  })
})
