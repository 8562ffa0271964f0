import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { setAnnouncerOutlet } from '#renderer/lib/announcer.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences } from '#renderer/lib/preferences.ts'
import { message, score } from '#renderer/realtime/testing/room-fixtures.ts'
import { stubServer } from '#renderer/testing/server.ts'

let game: ReturnType<typeof inGame>
let tell: typeof game.tell
const draw = () => game.draw()
const finish: typeof game.finish = (winner) => game.finish(winner)

beforeEach(() => {
  setLanguage('english')
  setPreferences({ chatSpeech: 'news' })
  stubServer({})
  game = inGame()
  tell = game.tell
})

describe('what readers hear', () => {
  const live = (name: string) => screen.getByText(name).closest('[aria-live]')?.getAttribute('aria-live')

  it('hears a question at once, its answer and its why when there is time', () => {
    draw()
    expect(live('Which city is the capital of France?')).toBe('assertive')
    tell('round_ended', {
      round: 1,
      quizId: 'q1',
      answer: 'Paris',
      explanation: 'Since 987.',
      solved: [],
      scores: [],
      nextInMs: 5000,
    })
    expect([live('Paris'), live('Since 987.')]).toEqual(['polite', 'polite'])
    finish({ userId: 'bo', username: 'Bo' })
    expect(live('Game finished! Winner: Bo')).toBe('polite')
  })

  it('hears the question that has come with the screen, once', async () => {
    const said: string[] = []
    const off = setAnnouncerOutlet((announcement) => {
      if (announcement?.priority === 'assertive') said.push(announcement.message)
    })
    game = inGame()
    game.startRound(2, 'What is brown and sticky?')
    draw()
    await vi.waitFor(() => expect(said).toEqual(['What is brown and sticky?']), 20_000)
    act(() => game.startRound(3, 'What has an eye and cannot see?'))
    expect(live('What has an eye and cannot see?')).toBe('assertive')
    off()
    expect(said).toEqual(['What is brown and sticky?'])
  })

  it('keeps headline and explanation the same nodes: a region that comes with its text is not read', () => {
    draw()
    const headline = screen.getByRole('heading', { level: 2 })
    tell('round_ended', { round: 1, quizId: 'q1', answer: 'Paris', solved: [], scores: [], nextInMs: 5000 })
    expect(screen.getByRole('heading', { level: 2 })).toBe(headline)
  })

  it('says everyone’s place and prize at the end, and not how a pause ticks away', async () => {
    const said: string[] = []
    const off = setAnnouncerOutlet((announcement) => said.push(announcement?.message ?? ''))
    draw()
    tell('game_paused', { reason: 'players', remainingMs: 9000, waitMs: 60_000 })
    expect(live('It waits at most 1:00 more.')).toBe('off')
    tell('game_finished', {
      winner: { userId: 'bo', username: 'Bo' },
      scores: [score('Bo', 210, 2), score('Ada', 90, 1)],
      rewards: [{ userId: 'bo', r3: 1500, passXp: 0 }],
    })
    await vi.waitFor(
      () => expect(said).toContain('1st Bo, 210 points, +1,500 R3; 2nd Ada, 90 points.'),
      20_000,
    )
    off()
  })

  it('hears the game’s own notes and not the talk, all of it or nothing, as the player says', () => {
    draw()
    tell('chat_message', message(4, 'Bo', 'easy'))
    tell('correct_answer', {
      userId: 'bo',
      username: 'Bo',
      points: 110,
      order: 1,
      streak: 1,
      answered: 1,
      of: 2,
    })
    const chat = screen.getByText('easy').closest('[aria-relevant], [role="group"]')
    expect([chat?.getAttribute('role'), live('easy'), live('Bo got it')]).toEqual(['log', 'off', undefined])
    act(() => setPreferences({ chatSpeech: 'all' }))
    expect([chat?.getAttribute('role'), live('easy')]).toEqual(['log', undefined])
    act(() => setPreferences({ chatSpeech: 'none' }))
    expect(chat?.getAttribute('role')).toBe('group')
  })
})
