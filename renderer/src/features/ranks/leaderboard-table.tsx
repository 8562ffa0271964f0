import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/ranks/leaderboard.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { useUser } from '#renderer/session/session-store.ts'
import type { LeaderboardEntry, Leaderboard as Page } from '#shared/schemas/ranks.ts'

const PersonMenu = lazyPart(async () =>
  (await import('#renderer/components/people/load-person-menu.ts')).loadPersonMenu(),
)

interface LeaderboardTableProps {
  board: Pick<Page, 'entries' | 'me'>
  caption: string
}

/** A player who is on another page of the leaderboard sees their own row above the others. */
export function LeaderboardTable({ board: { entries, me }, caption }: LeaderboardTableProps) {
  const { t } = useTranslation()
  const { id } = useUser()
  const pinned = me && !entries.some(({ userId }) => userId === me.userId) ? me : null
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('ranks.board.place')}</th>
          <th scope="col">{t('ranks.board.player')}</th>
          <th scope="col">{t('ranks.board.points')}</th>
        </tr>
      </thead>
      {pinned && (
        <tbody className={classes.pinned}>
          <Row entry={pinned} isMe />
        </tbody>
      )}
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.userId} entry={entry} isMe={entry.userId === id} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ entry, isMe }: { entry: LeaderboardEntry; isMe: boolean }) {
  const { t } = useTranslation()
  return (
    <tr data-me={isMe} data-place={entry.position}>
      <td className={classes.place}>
        <span>{formatNumber(entry.position)}</span>
      </td>
      <th scope="row">
        <span className={classes.player}>
          <PlayerAvatar avatar={entry.avatar} size={36} />
          <span className={classes.name}>{entry.username}</span>
          {isMe ? <small>{t('ranks.board.you')}</small> : <PersonMenu player={entry} />}
        </span>
      </th>
      <td className={classes.points}>{formatNumber(entry.points)}</td>
    </tr>
  )
}
