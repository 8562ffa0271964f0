import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** An answer often comes sooner, and a short flash of grey would only disturb. */
const PATIENCE_MS = 150

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Placeholder rows for a list that is loading. */
export function ListSkeleton({ rows = 6, height = 56 }: { rows?: number; height?: number }) {
  const { t } = useTranslation()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack gap="xs" aria-busy="true" data-testid="skeleton">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {late && numbersTo(rows).map((row) => <Skeleton key={row} height={height} radius="sm" />)}
    </Stack>
  )
}
