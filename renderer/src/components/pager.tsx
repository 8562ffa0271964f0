import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/pager.module.css'
import { formatNumber } from '#renderer/lib/format.ts'

interface PagerProps {
  /** What is shown of it. */
  shown: { total: number; page: number; limit: number }
  /** Which page was asked for: the one that is shown may be the last one's still. */
  page: number
  turnTo: (page: number) => void
  label: string
}

/** Previous and next page; nothing where one page holds all. A button that leads nowhere keeps its focus. */
export function Pager({ shown: { total, page: at, limit }, page, turnTo, label }: PagerProps) {
  const { t } = useTranslation()
  const pages = Math.ceil(total / limit)
  if (pages <= 1) return null
  const range = {
    from: formatNumber((at - 1) * limit + 1),
    to: formatNumber(Math.min(at * limit, total)),
    total: formatNumber(total),
  }
  const turn = (by: number) => {
    const ends = page + by < 1 || page + by > pages
    return { 'aria-disabled': ends, 'data-disabled': ends, onClick: () => void (ends || turnTo(page + by)) }
  }
  return (
    <nav className={classes.pager} aria-label={label}>
      <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} {...turn(-1)}>
        {t('common.pager.previous')}
      </Button>
      <span role="status">{t('common.pager.range', range)}</span>
      <Button variant="default" rightSection={<IconArrowRight size={18} aria-hidden />} {...turn(1)}>
        {t('common.pager.next')}
      </Button>
    </nav>
  )
}
