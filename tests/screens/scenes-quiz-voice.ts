import { resize } from './camera.ts'
import { BOTH } from './looks.ts'
import type { Visit } from './visit.ts'

/** What players say of a quiz that was played: an appeal in the round's reveal, a report from the album. */
export async function quizVoiceScenes(visit: Visit): Promise<void> {
  const { api, table, texts, cast, camera, look, url } = visit
  const { quizVoice } = texts
  const [host, player] = [await api.register('voice_host'), await api.register('voice_player')]
  const { gameSessionId, room } = await table.play([host, player], {
    rounds: 2,
    timeFactor: 2,
    timePerRound: 60,
    language: look.language,
    customQuizzes: cast.quizzes.slice(0, 2),
  })
  const page = await visit.enter(player)
  await page.goto(`${url}/room/${room.id}`)
  for (const guess of cast.wrong) {
    await page.getByTestId('chat-input').fill(guess)
    await page.getByTestId('chat-input').press('Enter')
  }
  await page.getByText(cast.wrong[1]).first().waitFor()
  await api.call('POST', `/game/${gameSessionId}/round/end`, host.token)
  await page.getByRole('button', { name: quizVoice.appeal }).click()
  await page.getByRole('button', { name: quizVoice.appealSend }).waitFor()
  await camera.take(page, 'quiz-appeal')
  await page.getByRole('button', { name: quizVoice.appealSend }).click()
  await page.getByText(quizVoice.ownQuiz).waitFor()
  await camera.take(page, 'quiz-appeal-refused')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByTestId('question').waitFor({ timeout: 30_000 })
  await api.call('POST', `/game/${gameSessionId}/round/end`, host.token)
  await page.getByTestId('podium').waitFor({ timeout: 30_000 })
  await page.getByTestId('album').getByRole('button', { name: quizVoice.report }).first().waitFor()
  for (const size of BOTH) {
    await resize(page, size)
    await page.getByTestId('album').getByRole('listitem').last().scrollIntoViewIfNeeded()
    await camera.take(page, 'quiz-voice-album', { sizes: [size] })
  }
  await page.getByTestId('album').getByRole('button', { name: quizVoice.report }).first().click()
  await page.getByRole('button', { name: quizVoice.reportSend }).waitFor()
  await camera.take(page, 'quiz-report')
  await page.context().close()
}
