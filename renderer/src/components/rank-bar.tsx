import { useTranslation } from 'react-i18next'
import { Meter, type MeterStart } from '#renderer/components/meter.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { rankProgress } from '#renderer/lib/rank-progress.ts'
import type { UserRank } from '#shared/schemas/user.ts'

/** The way to the next rank. */
export function RankBar({ rank, from }: { rank: UserRank; from?: MeterStart | undefined }) {
  const { t } = useTranslation()
  const progress = rankProgress(rank)
  if (progress.kind !== 'climbing') return <Meter label={t(`ranks.${progress.kind}`)} share={1} />
  const label = t('ranks.missing', {
    count: progress.missing,
    points: formatNumber(progress.missing),
    rank: t(`common.rank.${progress.next}`),
  })
  return <Meter label={label} share={progress.share} from={from} />
}
