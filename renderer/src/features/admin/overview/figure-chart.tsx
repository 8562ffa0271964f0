import { Button, VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostOf } from '#renderer/features/admin/overview/chart-scale.ts'
import type { CHARTS } from '#renderer/features/admin/overview/charts.ts'
import classes from '#renderer/features/admin/overview/figure-chart.module.css'
import { LineChart } from '#renderer/features/admin/overview/line-chart.tsx'
import { formatMoment, formatShortDay, formatTime } from '#renderer/lib/format-date.ts'
import type { Figures } from '#shared/schemas/figures.ts'

interface FigureChartProps {
  chart: (typeof CHARTS)[number]
  figures: Figures
}

/** One of the overview's charts, which is a table as well. */
export function FigureChart({ chart, figures: { span, points } }: FigureChartProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const [isTable, setIsTable] = useState(false)
  const title = t(`adminOverview.charts.${chart.name}`)
  const { fields, format, isWhole } = chart
  const series = fields.map((field) => ({
    name: t(`adminOverview.series.${field}`),
    values: points.map((point) => point[field]),
  }))
  const values = series[0]?.values ?? []
  const isKnown = series.some((one) => one.values.some((value) => value !== null))
  const latest = values.findLast((value) => value !== null) ?? 0
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {isKnown && (
          <Button variant="subtle" size="compact-sm" onClick={() => setIsTable(!isTable)}>
            {t(isTable ? 'adminOverview.chart.hide' : 'adminOverview.chart.show')}{' '}
            <VisuallyHidden>{t('adminOverview.chart.of', { title })}</VisuallyHidden>
          </Button>
        )}
      </div>
      {!isKnown && <p className={classes.none}>{t('adminOverview.chart.none')}</p>}
      {isKnown && isTable && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={classes.scroll} aria-labelledby={titleId} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('adminOverview.chart.time')}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.toReversed().map((point) => (
                <tr key={point.at}>
                  <th scope="row">{formatMoment(point.at)}</th>
                  {fields.map((field) => (
                    <td key={field}>{point[field] === null ? '–' : format(point[field])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {isKnown && !isTable && (
        <LineChart
          summary={t('adminOverview.chart.summary', {
            title,
            latest: format(latest),
            most: format(mostOf(values)),
          })}
          series={series}
          times={points.map(({ at }) => Date.parse(at))}
          format={format}
          formatTime={span === '24h' ? formatTime : formatShortDay}
          isWhole={isWhole}
        />
      )}
    </section>
  )
}
