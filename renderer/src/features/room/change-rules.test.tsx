import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { RoomPage } from '#renderer/features/room/room-page.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { player, room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import type { GenerationJob } from '#shared/schemas/quiz-generation.ts'
import type { Room } from '#shared/schemas/room.ts'

const OWLS: CustomQuiz[] = [
  { prompt: 'Who hoots?', answers: ['owl', 'tawny owl'] },
  { prompt: 'Who barks?', answers: ['dog'], explanation: 'Mostly' },
]

const MADE: GenerationJob = {
  id: 'g1',
  state: 'done',
  done: 2,
  of: 2,
  quizzes: OWLS.map((quiz) => ({
    ...quiz,
    category: 'animals',
    kind: 'question',
    language: 'english',
    difficulty: 'medium',
    broadCategory: 'nature',
  })),
  source: 'built_in',
  topicFound: true,
}

let line: ReturnType<typeof inRoom>
const tell: typeof line.tell = (name, payload) => act(() => line.tell(name, payload))

type Answer = NonNullable<Parameters<typeof stubServer>[0][string]>
/** The dialog of a room, opened by its host. */
async function open(
  changes: Partial<Room> = {},
  answer: Answer = () => ok({ room: room() }),
  quizzes: CustomQuiz[] | null = null,
  others: Record<string, Answer> = {},
) {
  line.tell('room_view', view({ room: room(changes) }))
  const { sent } = stubServer({
    'PATCH /rooms/r1': answer,
    'GET /rooms/r1/quizzes': () => ok({ quizzes }),
    ...others,
  })
  renderRoutes([{ path: '/room/:roomId', Component: RoomPage }], '/room/r1')
  const user = userEvent.setup()
  const opener = screen.getByRole('button', { name: 'Change the rules' })
  await user.click(opener)
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the rules' }))
  await dialog.findByRole('button', { name: 'Save the rules' })
  const type = async (label: string, text: string) => {
    const field = dialog.getByLabelText(label, { selector: 'input:not([type=hidden])' })
    await user.clear(field)
    if (text) await user.paste(text)
    return field
  }
  const save = () => user.click(dialog.getByRole('button', { name: 'Save the rules' }))
  const bodies = () => sent('PATCH /rooms/r1').map(({ body }) => body)
  const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  return { user, opener, dialog, type, save, bodies, isGone }
}

beforeEach(() => {
  setLanguage('english')
  line = inRoom()
})

describe('changing the rules of a waiting room', () => {
  it('starts from the rules as they are, and says that everyone must get ready again', async () => {
    const { dialog } = await open({ timeFactor: 1.5, strictness: 'strict', rounds: 12, name: 'Owls' })
    expect(dialog.getByLabelText('Room name')).toHaveValue('Owls')
    expect(dialog.getByLabelText('Rounds', { selector: 'input' })).toHaveValue('12')
    expect(dialog.getByRole('radio', { name: '×1.5' })).toBeChecked()
    expect(dialog.getByRole('radio', { name: 'Strict' })).toBeChecked()
    expect(dialog.getByText('When you save, everyone has to get ready again.')).toBeVisible()
  })

  it('sends what was changed and nothing else', async () => {
    const { user, dialog, type, save, bodies, isGone } = await open()
    await type('Rounds', '7')
    await user.click(dialog.getByRole('radio', { name: '×2' }))
    await user.click(dialog.getByRole('radio', { name: 'Relaxed' }))
    await save()
    await isGone()
    expect(bodies()).toEqual([{ rounds: 7, timeFactor: 2, strictness: 'relaxed' }])
  })

  it('sends every setting that a waiting room can change', async () => {
    const { user, dialog, type, save, bodies, isGone } = await open()
    await type('Room name', 'Owls')
    await type('Password (optional)', 'hush')
    await type('Seats', '5')
    await type('Seconds a round', '45')
    await user.selectOptions(dialog.getByLabelText('Difficulty'), 'hard')
    await user.selectOptions(dialog.getByLabelText('Language'), 'italian')
    await user.click(dialog.getByRole('switch', { name: /Allow spectators/ }))
    await save()
    await isGone()
    expect(bodies()).toEqual([
      {
        name: 'Owls',
        password: 'hush',
        maxPlayers: 5,
        timePerRound: 45,
        difficulty: 'hard',
        language: 'italian',
        allowSpectators: false,
      },
    ])
  })

  it('sends nothing when nothing was changed', async () => {
    const { save, bodies, isGone } = await open()
    await save()
    await isGone()
    expect(bodies()).toEqual([])
  })

  it('leaves a password as it is, or takes it away', async () => {
    const { user, dialog, save, bodies, isGone } = await open({ hasPassword: true })
    expect(dialog.getByLabelText('New password')).toHaveValue('')
    await user.click(dialog.getByRole('switch', { name: 'Remove the password' }))
    expect(dialog.getByLabelText('New password')).toBeDisabled()
    await save()
    await isGone()
    expect(bodies()).toEqual([{ password: null }])
  })

  it('shows the host’s own quizzes, and keeps them as they are', async () => {
    const { dialog, type, save, bodies, isGone } = await open(
      { customQuizzes: true, rounds: 2 },
      undefined,
      OWLS,
    )
    expect(dialog.getAllByLabelText('Question').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Who hoots?',
      'Who barks?',
    ])
    expect(dialog.getAllByLabelText('Answer')[1]).toHaveValue('dog')
    await type('Room name', 'Owls')
    await save()
    await isGone()
    expect(bodies()).toEqual([{ name: 'Owls' }])
  })

  it('sends own quizzes as the host has mended them', async () => {
    const { user, dialog, save, bodies, isGone } = await open(
      { customQuizzes: true, rounds: 2 },
      undefined,
      OWLS,
    )
    await user.type(dialog.getAllByLabelText('Answer')[1] as HTMLElement, 'gie')
    await save()
    await isGone()
    expect(bodies()).toEqual([
      { customQuizzes: [OWLS[0], { prompt: 'Who barks?', answers: ['doggie'], explanation: 'Mostly' }] },
    ])
  })

  it('takes own quizzes into a room of the collection, once they are enough for its rounds', async () => {
    const { user, dialog, type, save, bodies, isGone } = await open({ rounds: 3 })
    await user.click(dialog.getByRole('radio', { name: 'Written here' }))
    await user.type(dialog.getByLabelText('Question'), 'Who hoots?')
    await user.type(dialog.getByLabelText('Answer'), 'owl')
    await save()
    const short = await dialog.findByText(validation.fewerQuizzesThanRounds)
    await waitFor(() => expect(short).toHaveFocus())
    expect(bodies()).toEqual([])
    await type('Rounds', '1')
    await save()
    await isGone()
    expect(bodies()).toEqual([{ rounds: 1, customQuizzes: [{ prompt: 'Who hoots?', answers: ['owl'] }] }])
  })

  it('[QUIZ-3] takes quizzes that are made for the room, and shows what is chosen now', async () => {
    const { user, dialog, save, bodies, isGone } = await open({ rounds: 1 }, undefined, null, {
      'POST /quizzes/generate': () => ok({ job: MADE }),
      'GET /quizzes/generate/g1': () => ok({ job: MADE }),
    })
    expect(dialog.getByRole('radio', { name: 'Our collection' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Made for you' }))
    await user.type(await dialog.findByLabelText('Topic'), 'owls{Enter}')
    await user.click(await dialog.findByRole('button', { name: 'Use these 2' }))
    await save()
    await isGone()
    expect(bodies()).toMatchObject([
      { customQuizzes: [{ answers: ['owl', 'tawny owl'] }, { answers: ['dog'] }] },
    ])
  })

  it('[QUIZ-13] takes a set, with its language', async () => {
    const { user, dialog, save, bodies, isGone } = await open({ rounds: 2 }, undefined, null, {
      'GET /quizzes/sets': () =>
        ok({ sets: [{ id: 's1', name: 'Owls', language: 'italian', quizzes: OWLS, code: 'ABC234' }] }),
    })
    await user.click(dialog.getByRole('radio', { name: 'One of my sets' }))
    await user.selectOptions(await dialog.findByLabelText('Which set'), 'Owls (2 quizzes)')
    await save()
    await isGone()
    expect(bodies()).toEqual([{ language: 'italian', customQuizzes: OWLS }])
  })

  it('leaves the quizzes of an earlier host as they are while other rules change', async () => {
    const { type, save, bodies, isGone } = await open({ customQuizzes: true })
    await type('Room name', 'Owls')
    await save()
    await isGone()
    expect(bodies()).toEqual([{ name: 'Owls' }])
  })

  it('goes back from own quizzes to the bank', async () => {
    const { user, dialog, save, bodies, isGone } = await open({ customQuizzes: true })
    await user.click(dialog.getByRole('switch', { name: /own quizzes/ }))
    await save()
    await isGone()
    expect(bodies()).toEqual([{ customQuizzes: null }])
  })

  it('shows a refusal at its field, keeps what was typed, and takes the mark away when one goes on', async () => {
    const details = [{ path: 'customQuizzes', message: validation.fewerQuizzesThanRounds }]
    const { user, dialog, type, save } = await open({ customQuizzes: true }, () =>
      failed(400, 'VALIDATION_FAILED', 'Invalid input', details),
    )
    const rounds = await type('Rounds', '20')
    await save()
    const own = dialog.getByRole('switch', { name: /own quizzes/ })
    await waitFor(() => expect(own).toHaveAccessibleDescription(validation.fewerQuizzesThanRounds))
    await waitFor(() => expect(own).toHaveFocus())
    expect(rounds).toHaveValue('20')
    await user.click(own)
    expect(dialog.queryByText(validation.fewerQuizzesThanRounds)).toBeNull()
  })

  it('says at the seats that somebody has sat down meanwhile', async () => {
    const { dialog, type, save } = await open({ players: [player('Ada'), player('Bo')] }, () => {
      line.tell('room_state_updated', {
        room: room({ players: ['Ada', 'Bo', 'Cleo'].map((name) => player(name)) }),
      })
      return failed(409, 'CONFLICT', 'Conflict')
    })
    await type('Seats', '2')
    await save()
    expect(await dialog.findByText(/3 players are inside already/)).toBeVisible()
  })

  it('offers no fewer seats than people who sit there', async () => {
    const { user, type } = await open({ players: ['Ada', 'Bo', 'Cleo'].map((name) => player(name)) })
    const seats = await type('Seats', '2')
    await user.tab()
    expect(seats).toHaveValue('3')
  })

  it('checks the form before it sends', async () => {
    const { type, save, bodies } = await open()
    const name = await type('Room name', '')
    await save()
    expect(name).toHaveAccessibleDescription('Room name is required')
    await waitFor(() => expect(name).toHaveFocus())
    expect(bodies()).toEqual([])
  })

  it('says why the room cannot be changed any more', async () => {
    const { dialog, type, save } = await open({}, () =>
      failed(409, 'ROOM_ALREADY_STARTED', 'The game has already started'),
    )
    await type('Rounds', '4')
    await save()
    expect(await dialog.findByRole('alert')).toHaveTextContent('The game has already started')
  })

  it('closes with Escape, and gives the focus back', async () => {
    const { user, opener, isGone } = await open()
    await user.keyboard('{Escape}')
    await isGone()
    await waitFor(() => expect(opener).toHaveFocus())
  })

  it('takes no space bar in it for readiness', async () => {
    const { user, dialog } = await open()
    dialog.getByRole('slider', { name: 'Rounds' }).focus()
    await user.keyboard(' ')
    expect(line.asked).toEqual([])
  })

  it('keeps what is being typed when the room changes around it', async () => {
    const { dialog, type } = await open()
    const name = await type('Room name', 'Half a na')
    tell('room_state_updated', { room: room({ players: [player('Ada')], name: 'Other' }), changed: ['name'] })
    expect(dialog.getByLabelText('Room name')).toHaveValue('Half a na')
    expect(name).toHaveFocus()
  })
})

describe('the rules for all to see', () => {
  const rules = () => screen.getByRole('region', { name: 'Rules of this room' })
  function draw(changes: Partial<Room>) {
    line.tell('room_view', view({ room: room(changes) }))
    renderRoutes([{ path: '/room/:roomId', Component: RoomPage }], '/room/r1')
  }

  it('name relaxed timers and the judge when they are not the usual ones', () => {
    draw({ timeFactor: 1.5, strictness: 'relaxed', timePerRound: 5 })
    expect(rules()).toHaveTextContent('Time per round7.5 seconds')
    expect(rules()).toHaveTextContent('TimersRelaxed, ×1.5')
    expect(rules()).toHaveTextContent('JudgeRelaxed')
    tell('room_state_updated', { room: room(), changed: ['timeFactor', 'strictness'] })
    expect(rules()).not.toHaveTextContent(/Timers|Judge/)
    expect(screen.getByRole('log')).toHaveTextContent(
      'The host has changed: relaxed timers and strictness of the judge. Please get ready again.',
    )
  })

  it('can be changed by the host alone, and in ranked by nobody', () => {
    draw({ host: { id: 'bo', username: 'Bo' } })
    expect(screen.queryByRole('button', { name: 'Change the rules' })).toBeNull()
    tell('room_state_updated', { room: room({ mode: 'ranked' }) })
    expect(screen.queryByRole('button', { name: 'Change the rules' })).toBeNull()
    tell('room_state_updated', { room: room() })
    expect(screen.getByRole('button', { name: 'Change the rules' })).toBeVisible()
    tell('game_starting', { roomId: 'r1', startsInMs: 3000 })
    expect(screen.getByRole('button', { name: 'Change the rules' })).toBeDisabled()
  })
})
