import { resize } from './camera.ts'
import type { PlayingTable } from './playing-table.ts'
import type { Visit } from './visit.ts'

/** Where people gather: by the host's eyes and by a guest's, until the countdown. */
export async function roomScenes(visit: Visit, table: PlayingTable): Promise<void> {
  const { cast, texts, camera } = visit
  const { host, guest, others, roomId } = table
  await others[0].say('player_ready', { roomId, isReady: true })
  await others[1].say('player_ready', { roomId, isReady: true })
  for (const [at, other] of others.entries())
    await other.say('chat_message', { roomId, message: cast.talk[at] })
  await guest.getByTestId('chat-input').fill(cast.talk[others.length] ?? '')
  await guest.getByTestId('chat-input').press('Enter')
  await host.getByText(cast.talk[others.length] ?? '').waitFor()

  await camera.take(host, 'room-host')
  await camera.take(guest, 'room-guest')
  await tabs(visit, table)
  await overTheRoom(visit, table)

  await resize(host, 'wide')
  await host.getByRole('button', { name: texts.room.start.button }).click()
  await guest.getByTestId('start-countdown').waitFor()
  await camera.take(guest, 'room-countdown')
}

async function tabs({ texts, camera }: Visit, { guest }: PlayingTable): Promise<void> {
  await resize(guest, 'narrow')
  await guest.locator('label', { hasText: texts.room.tabs.rules }).click()
  await camera.take(guest, 'room-rules-tab', { sizes: ['narrow'] })
  await guest.locator('label', { hasText: texts.room.tabs.chat }).click()
  await camera.take(guest, 'room-chat-tab', { sizes: ['narrow'] })
  await guest.locator('label', { hasText: texts.room.tabs.players }).click()
}

async function overTheRoom({ texts, camera, cast }: Visit, { host, guest }: PlayingTable): Promise<void> {
  const { players, edit, invite, leave } = texts.room
  await resize(host, 'wide')
  await host.getByRole('button', { name: players.tools.replace('{{name}}', cast.names[3]) }).click()
  await host.getByRole('menuitem', { name: players.kick }).waitFor()
  await camera.take(host, 'room-host-menu')
  await host.keyboard.press('Escape')

  await resize(host, 'wide')
  await host.getByRole('button', { name: edit.button }).click()
  await host.getByRole('button', { name: texts.waiting.edit.save }).waitFor()
  await camera.take(host, 'room-change-rules')
  await host.keyboard.press('Escape')
  await host.getByRole('dialog').waitFor({ state: 'detached' })

  await resize(host, 'wide')
  await host.getByRole('button', { name: invite.qrEnlarge }).click()
  await host.getByRole('dialog').getByTestId('qr-code').waitFor()
  await camera.take(host, 'room-qr', { sizes: ['wide'] })
  await host.keyboard.press('Escape')
  await host.getByRole('dialog').waitFor({ state: 'detached' })
  await host.getByRole('button', { name: invite.hide }).click()
  await camera.take(host, 'room-code-hidden', { sizes: ['wide'] })
  await host.getByRole('button', { name: invite.show }).click()

  await guest.getByRole('button', { name: leave.button, exact: true }).click()
  await guest.getByRole('button', { name: leave.stay, exact: true }).waitFor()
  await camera.take(guest, 'room-leave')
  await guest.getByRole('button', { name: leave.stay, exact: true }).click()
  await guest.getByRole('dialog').waitFor({ state: 'detached' })
}
