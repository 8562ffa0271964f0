import { useElementSize } from '@mantine/hooks'
import { type PointerEvent, useState } from 'react'
import { axisOf, mostOf, pathOf, type Value } from '#renderer/features/admin/overview/chart-scale.ts'
import classes from '#renderer/features/admin/overview/line-chart.module.css'

export interface Series {
  readonly name: string
  readonly values: readonly Value[]
}

interface LineChartProps {
  /** What the chart shows, for those who do not see it. */
  summary: string
  /** One line, or two. */
  series: readonly Series[]
  /** Epoch milliseconds, one a value. */
  times: readonly number[]
  format: (value: number) => string
  formatTime: (time: number) => string
  isWhole: boolean
}

const HEIGHT = 150
const TOP = 8
const BOTTOM = 24
const LEFT = 56
const RIGHT = 8
/** Before the width is measured. */
const NARROW = 320
const TIMES_APART = 110

/** Values over time, as lines; under the pointer it tells those of a moment. */
export function LineChart({ summary, series, times, format, formatTime, isWhole }: LineChartProps) {
  const { ref, width: measured } = useElementSize()
  const [pointed, setPointed] = useState<number | null>(null)
  const width = measured || NARROW
  const last = Math.max(times.length - 1, 1)
  const inner = width - LEFT - RIGHT
  const { end, ticks } = axisOf(mostOf(series.flatMap(({ values }) => values)), isWhole)
  const x = (index: number) => LEFT + (inner * index) / last
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / end)
  const labels = Math.max(2, Math.min(5, Math.floor(inner / TIMES_APART)))
  const timeTicks = Array.from({ length: labels }, (_, n) => Math.round((last * n) / (labels - 1)))
  const point = ({ nativeEvent, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const at = nativeEvent.clientX - currentTarget.getBoundingClientRect().left - LEFT
    setPointed(Math.min(last, Math.max(0, Math.round((at / inner) * last))))
  }
  const shown = pointed ?? times.length - 1
  return (
    <div ref={ref}>
      <p className={classes.readout} aria-hidden>
        {series.map(({ name, values }, index) => (
          <span key={name} className={classes.legend} data-series={index}>
            {name} <b>{values[shown] == null ? '–' : format(values[shown])}</b>
          </span>
        ))}
        <span className={classes.moment}>{times[shown] !== undefined && formatTime(times[shown])}</span>
      </p>
      <svg
        role="img"
        aria-label={summary}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className={classes.chart}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={classes.grid} x1={LEFT} x2={width - RIGHT} y1={y(tick)} y2={y(tick)} />
            <text
              className={classes.label}
              x={LEFT - 6}
              y={y(tick)}
              textAnchor="end"
              dominantBaseline="middle"
            >
              {format(tick)}
            </text>
          </g>
        ))}
        {timeTicks.map((index, n) => (
          <text
            key={index}
            className={classes.label}
            x={x(index)}
            y={HEIGHT - 4}
            textAnchor={n === 0 ? 'start' : n === labels - 1 ? 'end' : 'middle'}
          >
            {times[index] !== undefined && formatTime(times[index])}
          </text>
        ))}
        {pointed !== null && (
          <line className={classes.pointer} x1={x(pointed)} x2={x(pointed)} y1={TOP} y2={HEIGHT - BOTTOM} />
        )}
        {series.map(({ name, values }, index) => (
          <path key={name} className={classes.line} data-series={index} d={pathOf(values, x, y)} />
        ))}
      </svg>
    </div>
  )
}
