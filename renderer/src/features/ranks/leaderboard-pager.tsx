import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/ranks/leaderboard.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import type { Leaderboard } from '#shared/schemas/ranks.ts'

interface LeaderboardPagerProps {
  board: Leaderboard
  page: number
  pages: number
  turnTo: (page: number) => void
}

/** Previous and next page. A button that leads nowhere keeps its focus. */
export function LeaderboardPager({ board, page, pages, turnTo }: LeaderboardPagerProps) {
  const { t } = useTranslation()
  const { page: shown, limit, total } = board
  const range = {
    from: formatNumber((shown - 1) * limit + 1),
    to: formatNumber(Math.min(shown * limit, total)),
    total: formatNumber(total),
  }
  const turn = (by: number) => {
    const ends = page + by < 1 || page + by > pages
    return { 'aria-disabled': ends, 'data-disabled': ends, onClick: () => void (ends || turnTo(page + by)) }
  }
  return (
    <nav className={classes.pager} aria-label={t('ranks.board.pages')}>
      <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} {...turn(-1)}>
        {t('ranks.board.previous')}
      </Button>
      <span role="status">{t('ranks.board.range', range)}</span>
      <Button variant="default" rightSection={<IconArrowRight size={18} aria-hidden />} {...turn(1)}>
        {t('ranks.board.next')}
      </Button>
    </nav>
  )
}
