import { currentLocale } from '#renderer/lib/i18n.ts'

/** 1,240 or 1.240: Italian leaves four digits ungrouped unless it is told. */
export const formatNumber = (value: number): string =>
  new Intl.NumberFormat(currentLocale(), { useGrouping: 'always' }).format(value)
