import { useTranslation } from 'react-i18next'
import type { ScoreRow } from '#renderer/components/play/score-rows.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** First round of a player who came in during the game. Those who were there from the first round on have no tag. */
export function LateTag({ joinedInRound = 1 }: Pick<ScoreRow, 'joinedInRound'>) {
  const { t } = useTranslation()
  const round = useRoomStore(({ model }) => model.session?.round ?? 0)
  const isOver = useRoomStore(({ model }) => model.phase === 'finished')
  const isWaiting = joinedInRound > round
  if (joinedInRound < 2 || (isWaiting && isOver)) return null
  return <small>{t(isWaiting ? 'game.scores.waits' : 'game.scores.late', { round: joinedInRound })}</small>
}
