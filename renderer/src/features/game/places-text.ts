import { formatNumber } from '#renderer/lib/format.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import type { PlayerKind } from '#renderer/realtime/room/room-model.ts'
import type { GameFinished } from '#shared/protocol/parts.ts'
import { placesOf } from '#shared/protocol/places.ts'

type Kinds = Readonly<Record<string, PlayerKind>>

function marked(username: string, kind: PlayerKind | undefined): string {
  if (kind === 'bot') return `${username} (${i18n.t('game.scores.bot')})`
  return kind === 'guest' ? `${username} (${i18n.t('common.guest')})` : username
}

/** Everyone's place, in words: the podium is only seen. */
export function placesText({ scores, winner, rewards }: GameFinished, kinds: Kinds): string {
  const places = placesOf(scores, winner?.userId ?? null)
  const rows = scores.map(({ userId, username, score, left }, at) => {
    const place = i18n.t('game.place', { count: places[at] ?? at + 1, ordinal: true })
    const name = marked(username, kinds[userId])
    const had = i18n.t('common.points', { count: score, value: formatNumber(score) })
    const points = left ? i18n.t('game.finished.leftWith', { points: had }) : had
    const r3 = rewards?.find((reward) => reward.userId === userId)?.r3
    const prize = r3 ? `, ${i18n.t('game.finished.r3', { value: formatNumber(r3) })}` : ''
    return `${place} ${name}, ${points}${prize}`
  })
  return `${rows.join('; ')}.`
}
