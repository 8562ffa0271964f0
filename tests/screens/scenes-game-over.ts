import { resize } from './camera.ts'
import { BOTH } from './looks.ts'
import type { PlayingTable } from './playing-table.ts'
import type { Visit } from './visit.ts'

/** The end of a game; and what a player sees who loses the line before it. */
export async function gameOverScenes(
  { api, cast, texts, camera }: Visit,
  table: PlayingTable,
): Promise<void> {
  const { host, guest, others, roomId } = table
  const answer = cast.quizzes[2]?.answers[0] ?? ''
  await others[1].say('chat_message', { roomId, message: answer })
  await host.getByTestId('chat-input').fill(answer)
  await host.getByTestId('chat-input').press('Enter')
  await host.getByTestId('stamp').waitFor()
  await table.line.cut()
  await guest.getByText(texts.realtime.reconnecting).first().waitFor()
  await camera.take(guest, 'game-reconnecting')

  await host.getByRole('button', { name: texts.hostTools.endRound }).first().click()
  await resize(host, 'narrow')
  await host.getByTestId('podium').waitFor({ timeout: 30_000 })
  await camera.take(host, 'podium')
  for (const size of BOTH) {
    await resize(host, size)
    await host.getByTestId('own-game').scrollIntoViewIfNeeded()
    await camera.take(host, 'podium-own-game', { sizes: [size] })
    await host.getByTestId('album').scrollIntoViewIfNeeded()
    await camera.take(host, 'album', { sizes: [size] })
  }
  // The last: whoever looks at it closely looks for longer than a podium stays.
  await api.call('POST', `/game/${roomId}/rematch`, table.rival.token)
  await host.getByTestId('rematch').waitFor()
  await camera.take(host, 'podium-rematch')
}
