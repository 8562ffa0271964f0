import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import classes from '#renderer/features/lobby/evening.module.css'
import { EveningGames } from '#renderer/features/lobby/evening-games.tsx'
import { eveningStandings } from '#renderer/features/lobby/evening-standings.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { api } from '#renderer/lib/http-client.ts'
import { saveFile } from '#renderer/lib/save-file.ts'
import { toast } from '#renderer/lib/toast.ts'
import { type EveningGame, eveningData } from '#shared/schemas/party.ts'

/** What was played at this party: who won how often, and every game with its riddles and answers. */
export function Evening() {
  const { t } = useTranslation()
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['evening'],
    queryFn: ({ signal }) => api.get('/party/evening', { schema: eveningData, signal }),
    refetchOnMount: 'always',
  })
  const games = data?.evening.games ?? []
  return (
    <section aria-labelledby="evening-title" className={classes.evening}>
      <h2 id="evening-title" className={classes.title}>
        {t('party.evening.title')}
      </h2>
      {isPending && <ListSkeleton rows={2} height={72} />}
      {!data && error && (
        <ErrorState title={t('party.evening.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {data && games.length === 0 && <p className={classes.empty}>{t('party.evening.empty')}</p>}
      {games.length > 0 && (
        <>
          <Standings games={games} />
          <EveningGames games={games} />
          <Exports />
        </>
      )}
    </section>
  )
}

function Standings({ games }: { games: readonly EveningGame[] }) {
  const { t } = useTranslation()
  return (
    <table className={classes.standings}>
      <caption className={classes.caption}>{t('party.evening.standings')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('party.evening.player')}</th>
          <th scope="col">{t('party.evening.wins')}</th>
          <th scope="col">{t('party.evening.games')}</th>
          <th scope="col">{t('party.evening.points')}</th>
        </tr>
      </thead>
      <tbody>
        {eveningStandings(games).map(({ userId, username, wins, games, points }) => (
          <tr key={userId}>
            <th scope="row">{username}</th>
            <td>{wins}</td>
            <td>{games}</td>
            <td>{formatNumber(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const TYPES = { json: 'application/json', csv: 'text/csv' } as const

/** By a file that the page makes itself: without a secure address a browser may refuse a link's download. */
function Exports() {
  const { t } = useTranslation()
  const save = async (kind: keyof typeof TYPES) => {
    try {
      saveFile(`${t('party.evening.file')}.${kind}`, await api.text(`/party/evening.${kind}`), TYPES[kind])
    } catch (error) {
      toast.error(failureText(error, t('party.evening.saveFailed')))
    }
  }
  return (
    <Group gap="sm">
      {(['json', 'csv'] as const).map((kind) => (
        <Button key={kind} variant="default" onClick={() => void save(kind)}>
          {t(`party.evening.${kind}`)}
        </Button>
      ))}
    </Group>
  )
}
