import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { message, room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { failed, ok, type stubServer } from '#renderer/testing/server.ts'
import { visit } from '#renderer/testing/visit.tsx'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'

const ADMIN = sampleUser({ role: 'admin', preferredLanguage: 'english' })
const ROOM = room({ id: 'r1', name: 'Friday riddles' })

function open(path: string, server: Parameters<typeof stubServer>[0] = {}) {
  const page = visit(path, {
    user: ADMIN,
    server: {
      'GET /admin/rooms': () => ok({ rooms: [ROOM], total: 1, page: 1, limit: 20 }),
      'GET /admin/rooms/r1': () => ok({ room: ROOM }),
      ...server,
    },
  })
  return { ...page, user: userEvent.setup() }
}

afterEach(() => {
  setLanguage('english')
  vi.unstubAllGlobals()
})

describe('the rooms of the panel', () => {
  it('[ADMIN-25] are looked for by what stands in the address, and lead to each one', async () => {
    const { server, user } = open('/admin/rooms?status=waiting')
    await user.click(await screen.findByRole('link', { name: 'Friday riddles' }))
    await screen.findByRole('heading', { name: 'Friday riddles', level: 1 })
    expect(server.sent('GET /admin/rooms')[0]?.query.get('status')).toBe('waiting')
  })

  it('[ADMIN-25] show nothing of what is said before the admin presses “Watch”', async () => {
    const lines = [
      { ...message(1, 'Ada', 'Hello!'), toSome: false },
      { ...message(2, 'Bo', 'It is a lantern'), toSome: true },
    ]
    const { server, user } = open('/admin/rooms/r1', {
      'POST /admin/rooms/r1/watch': () => ok(null),
      'GET /admin/rooms/r1/watch': () => ok({ view: view(), lines }),
    })
    const watch = await screen.findByRole('button', { name: 'Watch' })
    expect(server.sent('GET /admin/rooms/r1/watch')).toEqual([])
    await user.click(watch)
    const said = await screen.findByRole('list', { name: 'What is said' })
    expect(said).toHaveTextContent('Hello!')
    expect(said).toHaveTextContent('It is a lantern (Not everyone sees this yet)')
  })

  it('[ADMIN-25] say why one cannot be watched', async () => {
    const { user } = open('/admin/rooms/r1', {
      'POST /admin/rooms/r1/watch': () => failed(409, 'CONFLICT', adminCalls.ownRoom),
    })
    await user.click(await screen.findByRole('button', { name: 'Watch' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(adminCalls.ownRoom)
  })

  it('[ADMIN-26] are written to, and closed with a reason', async () => {
    let isOpen = true
    const { server, user } = open('/admin/rooms/r1', {
      'GET /admin/rooms/r1': () =>
        isOpen ? ok({ room: ROOM }) : failed(404, 'ROOM_NOT_FOUND', 'Room not found'),
      'POST /admin/rooms/r1/message': () => ok(null),
      'DELETE /admin/rooms/r1': () => {
        isOpen = false
        return ok(null)
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Write to the room' }))
    await user.type(await screen.findByLabelText(/Message/), 'Be kind.')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.sent('POST /admin/rooms/r1/message')[0]?.body).toEqual({ message: 'Be kind.' })
    await user.click(screen.getByRole('button', { name: 'Close the room' }))
    await user.type(await screen.findByLabelText(/Reason/), 'Its name.{Control>}{/Control}')
    const [submit] = screen.getAllByRole('button', { name: 'Close the room' }).slice(-1)
    if (submit) await user.click(submit)
    await screen.findByText('This room is closed')
    expect(server.sent('DELETE /admin/rooms/r1')[0]?.body).toEqual({ reason: 'Its name.' })
  })
})
