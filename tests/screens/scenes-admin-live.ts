import type { Page } from '@playwright/test'
import { PASSWORD, type Player } from '../support/api.ts'
import { ADMIN } from './admin.ts'
import type { Visit } from './visit.ts'

interface Listed {
  quizzes: { quiz: { id: string } }[]
}

/** What players have left for an admin to look at: a rude room with its lines, reports of both kinds, a quiz that is wrong. */
async function leaveWork({ api, cast, table, look }: Visit) {
  const { language } = look
  const [host, ada, bob] = [
    await api.register(cast.names[0]),
    await api.register(cast.names[1]),
    await api.register(cast.names[3]),
  ]
  const game = await table.play([host, ada, bob], {
    name: cast.rooms.table,
    language,
    timePerRound: 5,
    customQuizzes: undefined,
  })
  const { id: roomId } = game.room
  const [first, second, third] = game.clients
  await second?.say('chat_message', { roomId, message: cast.wrong[0] })
  const ended = await first?.until('round_ended')
  const say = (client: typeof first, message = '') => client?.say('chat_message', { roomId, message })
  await say(second, cast.talk[0])
  await say(third, cast.talk[1])
  const report = (player: Player, path: string, body: object) => api.call('POST', path, player.token, body)
  await report(ada, `/quizzes/${ended?.quizId}/report`, { reason: 'wrong_answer', text: cast.talk[2] })
  await report(bob, `/quizzes/${ended?.quizId}/report`, { reason: 'unclear' })
  await report(ada, `/quizzes/${ended?.quizId}/appeal`, {
    gameSessionId: game.gameSessionId,
    guess: cast.wrong[0],
  })
  await report(ada, `/users/${bob.user.id}/report`, { kind: 'insults', reason: cast.talk[2], roomId })
  await report(bob, `/users/${ada.user.id}/report`, { kind: 'spam' })
  await first?.until('game_finished')
  const open = await api.createRoom(host, {
    name: cast.rooms.open,
    language,
    rounds: 5,
    customQuizzes: undefined,
  })
  await report(bob, `/rooms/${open.id}/report`, { kind: 'name' })
  for (const player of [host, ada]) {
    const client = await table.sit(player, open.id)
    await client.say('chat_message', { roomId: open.id, message: cast.talk[0] ?? '' })
  }
  return { roomId: open.id, playerPage: host }
}

/** The panel where an admin looks after what happens: rooms, quizzes, reports, and the log of it. */
export async function adminLiveScenes(visit: Visit): Promise<void> {
  const { api, texts, camera, url } = visit
  const { roomId, playerPage } = await leaveWork(visit)
  const admin = await api.call<Player>('POST', '/auth/login', undefined, {
    username: ADMIN,
    password: PASSWORD,
  })
  const page = await visit.enter(admin)
  const open = async (path: string, heading: string): Promise<Page> => {
    await page.goto(`${url}/admin/${path}`)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await page.getByTestId('skeleton').waitFor({ state: 'detached' })
    return page
  }

  await open('rooms', texts.admin.parts.rooms)
  await page.getByRole('table').waitFor()
  await camera.take(page, 'admin-rooms')
  await page.goto(`${url}/admin/rooms/${roomId}`)
  await page.getByRole('button', { name: texts.adminRooms.watch.start }).click()
  await api.call('POST', `/admin/rooms/${roomId}/message`, admin.token, { message: 'Be kind, everybody.' })
  await page.getByText('Be kind, everybody.').waitFor()
  await camera.take(page, 'admin-room', { whole: true })
  const member = await visit.enter(playerPage)
  await member.goto(`${url}/room/${roomId}`)
  await member.getByText('Be kind, everybody.').first().waitFor({ state: 'attached' })
  await camera.take(member, 'room-team-line')
  await page.getByRole('button', { name: texts.adminRooms.close.button }).click()
  await page.getByLabel(texts.adminRooms.close.field).fill('The name insults people.')
  await camera.take(page, 'admin-room-close')
  await page.getByRole('dialog').getByRole('button', { name: texts.adminRooms.close.submit }).click()
  await page.getByText(texts.adminRooms.gone).waitFor()
  await member.getByRole('alert').waitFor()
  await camera.take(member, 'room-closed-by-team')

  await open('quizzes', texts.admin.parts.quizzes)
  await page.getByTestId('quiz-review').waitFor()
  await page.getByLabel(texts.adminQuizzes.judge.guess).fill('umbrella')
  await page.keyboard.press('Enter')
  await page.getByText('“umbrella”').waitFor()
  await camera.take(page, 'admin-quizzes', { whole: true })
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog').waitFor()
  await camera.take(page, 'admin-quiz-keys')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('e')
  await page.getByLabel(texts.adminQuizzes.editor.prompt).waitFor()
  await camera.take(page, 'admin-quiz-edit')
  const { quizzes } = await api.call<Listed>('GET', '/admin/quizzes', admin.token)
  await api.call('POST', `/admin/quizzes/${quizzes[0]?.quiz.id}/approve`, admin.token)

  await open('reports', texts.admin.parts.reports)
  await page.getByRole('table').waitFor()
  await camera.take(page, 'admin-reports')
  const rows = page.getByRole('table').getByRole('row')
  await rows.nth(1).getByRole('link').first().click()
  await page.getByText(texts.adminReports.settings).waitFor()
  await camera.take(page, 'admin-report-room', { whole: true })
  await open('reports?subject=player', texts.admin.parts.reports)
  await page.getByRole('table').getByRole('row').nth(2).getByRole('link').first().click()
  await page.getByText(texts.adminReports.lines).first().waitFor()
  await camera.take(page, 'admin-report-player', { whole: true })
  await page.getByRole('button', { name: texts.adminReports.uphold }).click()
  await page.getByRole('dialog').waitFor()
  await camera.take(page, 'admin-report-close')

  await open('actions', texts.admin.parts.actions)
  await page.getByRole('table').waitFor()
  await camera.take(page, 'admin-actions')
}
