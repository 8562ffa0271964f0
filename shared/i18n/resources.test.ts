import { describe, expect, it } from 'vitest'
import { en, it as italian } from './resources.ts'

describe('the client’s own texts', () => {
  it('[ERR-56] are the specification’s, and have an Italian of their own', () => {
    const said = {
      reconnected: 'Reconnected!',
      reconnectedToServer: 'Reconnected to server',
      connectionLost: 'Connection lost. Returning to lobby...',
      checkingSessions: 'Checking for active sessions...',
      failedToReconnect: 'Failed to reconnect',
      notAuthenticated: 'Not authenticated',
      joinTimeout: 'Room join timeout',
      joinFailed: 'Failed to join room',
      roomError: 'Room error occurred',
      previousGameEnded: 'The previous game has ended. You have been returned to the lobby.',
    } as const
    for (const [key, text] of Object.entries(said)) {
      expect(en.realtime[key as keyof typeof said]).toBe(text)
      expect(italian.realtime[key as keyof typeof said]).not.toBe(text)
    }
  })

  it('call what the winner gets a prize, and nothing else', () => {
    const texts = (of: object): string[] =>
      Object.values(of).flatMap((value) =>
        typeof value === 'string' ? [value.replaceAll(/\{\{.*?\}\}/g, '')] : texts(value),
      )
    expect(texts(en).filter((text) => /reward/i.test(text))).toEqual([])
    expect(texts(italian).filter((text) => /ricompens|montepremi/i.test(text))).toEqual([])
    for (const [all, prize] of [
      [en, /^prize\b/i],
      [italian, /^premio\b/i],
    ] as const) {
      expect(all.createLobby.fields.reward).toMatch(prize)
      expect(all.lobby.rooms.free.split(' ').at(-1)).toMatch(prize)
      expect(all.room.rules.reward).toMatch(prize)
    }
  })

  it('[ERR-11, LOBBY-13, AUTH-31] say in Italian what the specification says in Italian', () => {
    expect(italian.errors.INVALID_USERNAME_OR_PASSWORD).toBe('Nome utente o password non validi')
    expect(italian.validation.inviteCodeRequired).toBe('Il codice di invito è obbligatorio')
    expect(italian.validation.emailInvalid).toBe('Inserisci un indirizzo email valido')
  })
})
