import type { ReactNode } from 'react'
import { INK } from '#renderer/components/bought-avatar/avatar-shapes.tsx'
import type { AvatarPattern } from '#shared/constants/avatar-looks.ts'
import type { Rarity } from '#shared/constants/library.ts'

const RAYS = Array.from({ length: 12 }, (_, at) => {
  const point = (angle: number) => `${50 + 90 * Math.cos(angle)} ${58 + 90 * Math.sin(angle)}`
  const from = (at * Math.PI) / 6
  return `M50 58L${point(from)}L${point(from + Math.PI / 12)}z`
}).join('')

const rowsTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at)

const DOTS = rowsTo(6).flatMap((row) =>
  rowsTo(6).map((column) => [column * 20 + (row % 2) * 10, row * 19 + 6] as const),
)
const STARS = [
  [14, 20, 9],
  [86, 16, 7],
  [90, 50, 9],
  [10, 58, 7],
  [68, 10, 5],
  [32, 12, 5],
  [92, 84, 6],
  [8, 90, 8],
] as const

export const PATTERNS: Readonly<Record<AvatarPattern, ReactNode>> = {
  rays: <path d={RAYS} fill="#fffbf3" opacity=".24" />,
  dots: (
    <g fill="#fffbf3" opacity=".28">
      {DOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
      ))}
    </g>
  ),
  waves: (
    <g fill="none" stroke="#fffbf3" strokeWidth="4.5" opacity=".26">
      {rowsTo(7).map((row) => (
        <path key={row} d={`M-5 ${row * 16 + 4}q12.500-12 25 0t25 0 25 0 25 0 25 0`} />
      ))}
    </g>
  ),
  stars: (
    <g fill="#fff3d0" opacity=".75">
      {STARS.map(([x, y, r]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}z`}
        />
      ))}
    </g>
  ),
}

/** Between the edge of the picture and a rounded window this far within. */
const band = (width: number, radius: number): string => {
  const side = 100 - 2 * (width + radius)
  const turn = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`
  return (
    `M0 0h100v100H0zM${width + radius} ${width}h${side}${turn(radius, radius)}v${side}${turn(-radius, radius)}` +
    `h${-side}${turn(-radius, -radius)}v${-side}${turn(radius, -radius)}z`
  )
}
const layer = (width: number, radius: number, fill: string) => (
  <path d={band(width, radius)} fillRule="evenodd" fill={fill} />
)
const GEMS = [
  [50, 4.5],
  [50, 95.5],
  [4.5, 50],
  [95.5, 50],
] as const
const gems = (fill: string, r: number) => (
  <g fill={fill} stroke={INK} strokeWidth="1.5">
    {GEMS.map(([x, y]) => (
      <path key={`${x} ${y}`} d={`M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`} />
    ))}
  </g>
)

/** The rarer, the richer: none, a line, a double line, gold with stones. */
export const FRAMES: Readonly<Record<Rarity, ReactNode>> = {
  common: null,
  rare: (
    <>
      {layer(6, 14, INK)}
      {layer(4.5, 15, '#7cc4ff')}
    </>
  ),
  epic: (
    <>
      {layer(9, 13, INK)}
      {layer(7.5, 14, '#d59bff')}
      {layer(4.5, 16, INK)}
      {layer(3, 17, '#f0d9ff')}
    </>
  ),
  legendary: (
    <>
      {layer(11, 12, INK)}
      {layer(9.5, 13, '#ffc24b')}
      {layer(6.5, 15, '#a8741b')}
      {layer(5, 16, '#ffe9a8')}
      {gems('#e5484d', 5)}
    </>
  ),
}
