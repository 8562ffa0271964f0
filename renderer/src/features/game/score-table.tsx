import { IconCheck, IconCrown, IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { KindTag } from '#renderer/components/play/kind-tag.tsx'
import type { ScoreRow } from '#renderer/components/play/score-rows.ts'
import { useSpokenLines } from '#renderer/components/play/speech/speaking-store.ts'
import { useScoreRows } from '#renderer/components/play/use-score-rows.ts'
import { useSlidingRows } from '#renderer/components/play/use-sliding-rows.ts'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { LeftTag } from '#renderer/features/game/left-tag.tsx'
import classes from '#renderer/features/game/score-table.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

const LateTag = lazyPart(async () => (await import('#renderer/features/game/late-tag.tsx')).LateTag)

/** The live scores. Not announced. */
export function ScoreTable() {
  const { t } = useTranslation()
  const rows = useScoreRows()
  const body = useSlidingRows(rows.map(({ userId }) => userId).join())
  const host = useRoomStore(({ model: { room } }) => (room?.matched ? null : room?.host.id))
  return (
    <table className={classes.table} data-testid="scores">
      <caption className={classes.caption}>{t('game.scores.heading')}</caption>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{t('game.scores.place')}</th>
          <th scope="col">{t('game.scores.player')}</th>
          <th scope="col">{t('game.scores.points')}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <Row key={row.userId} row={row} isHost={row.userId === host} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, isHost }: { row: ScoreRow; isHost: boolean }) {
  const { t } = useTranslation()
  const speaks = useSpokenLines(({ now }) => now?.userId === row.userId)
  return (
    <tr
      className={classes.row}
      data-row={row.userId}
      data-me={row.isMe}
      data-away={row.isAway}
      data-answered={row.order !== null}
      data-speaks={speaks}
    >
      <td className={classes.place}>{row.place}</td>
      <th scope="row" className={classes.player}>
        <span className={classes.who}>
          <PlayerAvatar avatar={row.avatar} size={32} />
          <span className={classes.label}>
            <span className={classes.name}>{row.username}</span>
            {isHost && (
              <IconCrown className={classes.crown} size={16} role="img" aria-label={t('game.scores.host')} />
            )}
            {row.isMe && <small>{t('game.scores.you')}</small>}
            <KindTag kind={row.kind} />
            {row.joinedInRound !== undefined && <LateTag joinedInRound={row.joinedInRound} />}
            {row.left && <LeftTag />}
            {row.isAway && !row.left && (
              <IconPlugConnectedX size={16} role="img" aria-label={t('game.scores.away')} />
            )}
          </span>
          {row.order !== null && (
            <IconCheck
              className={classes.check}
              size={18}
              stroke={3.2}
              role="img"
              aria-label={t('game.scores.answered')}
            />
          )}
        </span>
      </th>
      <td className={classes.points} key={row.score}>
        {formatNumber(row.score)}
      </td>
    </tr>
  )
}
