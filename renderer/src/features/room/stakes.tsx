import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import classes from '#renderer/features/room/stakes.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { api } from '#renderer/lib/http-client.ts'
import { stakesData } from '#shared/schemas/ranks.ts'
import type { Room } from '#shared/schemas/room.ts'

const signed = (value: number): string => (value < 0 ? `−${formatNumber(-value)}` : `+${formatNumber(value)}`)

/** Who is against whom in a ranked match, and what it would move. Without an answer nothing is missing. */
export function Stakes({ room }: { room: Room }) {
  const { t } = useTranslation()
  const people = room.players.map(({ userId }) => userId).join()
  const { data } = useQuery({
    queryKey: ['stakes', room.id, people],
    queryFn: ({ signal }) => api.get(`/ranked/stakes/${room.id}`, { schema: stakesData, signal }),
  })
  if (!data) return null
  return (
    <section className={classes.stakes} aria-labelledby="stakes" data-testid="stakes">
      <h2 className={classes.heading} id="stakes">
        {t('waiting.stakes.heading')}
      </h2>
      <p className={classes.yours}>
        <strong data-up>{t('waiting.stakes.win', { value: signed(data.yours.win) })}</strong>
        <strong>{t('waiting.stakes.loss', { value: signed(data.yours.loss) })}</strong>
      </p>
      <ul className={classes.people}>
        {data.players.map(({ userId, rank, points }) => (
          <li key={userId}>
            <RankSeal rank={rank} size={32} />
            <b>{room.players.find((one) => one.userId === userId)?.username}</b>
            <span>
              {t(`common.rank.${rank}`)} ·{' '}
              {t('common.points', { count: points, value: formatNumber(points) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
