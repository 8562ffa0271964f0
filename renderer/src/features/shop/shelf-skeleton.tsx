import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/shop/shop-page.module.css'

/** An answer often comes sooner, and a short flash of grey would only disturb. */
const PATIENCE_MS = 150
const CARDS = Array.from({ length: 8 }, (_, at) => at)

/** Where the cards will stand. */
export function ShelfSkeleton() {
  const { t } = useTranslation()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.shelves} aria-busy="true" data-testid="skeleton">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div className={classes.rail}>{late && <Skeleton height={280} radius="md" />}</div>
      <div className={classes.grid}>
        {late && CARDS.map((card) => <Skeleton key={card} height={230} radius="md" />)}
      </div>
    </div>
  )
}
