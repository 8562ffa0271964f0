import { resize } from './camera.ts'
import { type PlayingTable, sitDown } from './playing-table.ts'
import { gameOverScenes } from './scenes-game-over.ts'
import { roomScenes } from './scenes-room.ts'
import type { Visit } from './visit.ts'

/** One table, from the waiting room to the podium. */
export async function playScenes(visit: Visit): Promise<void> {
  const { cast } = visit
  const table = await sitDown(visit)
  await roomScenes(visit, table)
  for (const page of [table.host, table.guest])
    await page.getByRole('heading', { name: cast.quizzes[0]?.prompt ?? '' }).waitFor({ timeout: 30_000 })
  await guessing(visit, table)
  await overTheGame(visit, table)
  await byTheHost(visit, table)
  await rounds(visit, table)
  await gameOverScenes(visit, table)
  for (const page of [table.host, table.guest]) await page.context().close()
}

async function guessing(
  { cast, texts, camera }: Visit,
  { guest, others, roomId }: PlayingTable,
): Promise<void> {
  const [first, second, third] = others
  const answer = cast.quizzes[0]?.answers.at(-1) ?? ''
  await first.say('chat_message', { roomId, message: cast.wrong[0] })
  await second.say('chat_message', { roomId, message: cast.wrong[1] })
  await third.say('chat_message', { roomId, message: answer })
  await guest.getByText(texts.room.chat.solved.replace('{{name}}', cast.names[4])).waitFor()
  await camera.take(guest, 'game-question')

  const say = async (text: string) => {
    await guest.getByTestId('chat-input').fill(text)
    await guest.getByTestId('chat-input').press('Enter')
  }
  await say(cast.close)
  await guest.getByText(texts.game.feedback.close, { exact: true }).waitFor()
  await camera.take(guest, 'game-close', { sizes: ['narrow'] })
  await resize(guest, 'wide')
  await say(cast.wrong[0])
  await guest.getByText(texts.game.feedback.wrong, { exact: true }).waitFor()
  await camera.take(guest, 'game-wrong')
  await guest.getByTestId('hint').click()
  await guest.getByTestId('hint').click()
  await guest.locator('[data-testid="mask"] [data-open="true"]').nth(1).waitFor()
  await camera.take(guest, 'game-hint')
  await say(answer)
  await guest.getByTestId('stamp').waitFor()
  await camera.take(guest, 'game-solved')
}

async function overTheGame({ texts, camera }: Visit, { guest, host }: PlayingTable): Promise<void> {
  const { senses, scores } = texts.game
  await resize(guest, 'wide')
  await guest.getByRole('button', { name: senses.button }).click()
  await guest.getByText(texts.settings.speech.label).waitFor()
  await camera.take(guest, 'game-senses')
  await guest.keyboard.press('Escape')
  await guest.getByText(texts.settings.speech.label).waitFor({ state: 'detached' })

  await resize(guest, 'narrow')
  await guest.getByRole('button', { name: new RegExp(scores.heading) }).click()
  await guest.getByRole('dialog').getByText(scores.heading).first().waitFor()
  await camera.take(guest, 'game-scores', { sizes: ['narrow'] })
  await guest.keyboard.press('Escape')
  await guest.getByRole('dialog').waitFor({ state: 'detached' })

  await resize(guest, 'wide')
  await guest.getByRole('button', { name: texts.room.leave.button, exact: true }).click()
  await guest.getByRole('button', { name: texts.room.leave.stay, exact: true }).waitFor()
  await camera.take(guest, 'game-leave')
  await guest.getByRole('button', { name: texts.room.leave.stay, exact: true }).click()
  await guest.getByRole('dialog').waitFor({ state: 'detached' })
  await camera.take(host, 'game-host')
}

async function byTheHost({ texts, camera }: Visit, { host, guest }: PlayingTable): Promise<void> {
  const tools = texts.hostTools
  await resize(host, 'narrow')
  await host.getByRole('button', { name: tools.label }).click()
  await host.getByRole('menuitem', { name: tools.endGame }).waitFor()
  await camera.take(host, 'game-host-menu', { sizes: ['narrow'] })
  await host.getByRole('menuitem', { name: tools.endGame }).click()
  await host.getByRole('button', { name: tools.keepPlaying }).waitFor()
  await camera.take(host, 'game-end-dialog')
  await host.getByRole('button', { name: tools.keepPlaying }).click()
  await host.getByRole('dialog').waitFor({ state: 'detached' })

  await resize(host, 'wide')
  await host.getByRole('button', { name: tools.pause }).click()
  await guest.getByTestId('pause').waitFor()
  await camera.take(guest, 'game-paused')
  await camera.take(host, 'game-paused-host')
  await resize(host, 'wide')
  await host.getByRole('button', { name: tools.resume }).first().click()
  await guest.getByTestId('pause').waitFor({ state: 'detached' })
}

async function rounds(
  { cast, texts, camera }: Visit,
  { host, guest, others, roomId }: PlayingTable,
): Promise<void> {
  const endRound = host.getByRole('button', { name: texts.hostTools.endRound })
  await endRound.click()
  await guest.getByTestId('reveal').waitFor()
  await camera.take(guest, 'game-reveal')
  await guest.getByRole('heading', { name: cast.quizzes[1]?.prompt ?? '' }).waitFor({ timeout: 30_000 })
  await others[0].say('chat_message', { roomId, message: cast.quizzes[1]?.answers[0] ?? '' })
  await camera.take(guest, 'game-long-question')
  await endRound.click()
  await guest.getByTestId('reveal').waitFor()
  await host.getByRole('button', { name: texts.hostTools.nextRound }).click()
  await guest.getByRole('heading', { name: cast.quizzes[2]?.prompt ?? '' }).waitFor({ timeout: 30_000 })
}
