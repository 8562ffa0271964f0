import type { ReactNode } from 'react'
import { BODY_PATHS } from '#renderer/components/avatar-parts.tsx'
import type { AvatarShape } from '#shared/constants/avatar-looks.ts'

export const INK = '#101a1c'
const edge = { stroke: INK, strokeWidth: 4, strokeLinejoin: 'round' as const }
const fine = { fill: 'none', stroke: INK, strokeWidth: 2.5, strokeLinecap: 'round' as const }
const PALE = '#fffbf3'

export interface Figure {
  draw: (body: string) => ReactNode
  /** How far its crown lies below a thumb's, where hats sit. */
  top: number
  /** How far its face lies below a thumb's. */
  face: number
}

const plain = (shape: keyof typeof BODY_PATHS, top: number): Figure => ({
  draw: (body) => <path d={BODY_PATHS[shape]} fill={body} {...edge} />,
  top,
  face: 0,
})

export const FIGURES: Readonly<Record<AvatarShape, Figure>> = {
  thumb: plain('thumb', 0),
  drop: plain('drop', -2),
  block: plain('block', 0),
  bean: plain('bean', 0),
  ghost: {
    draw: (body) => (
      <>
        <path
          d="M20 99V54a30 30 0 0 1 60 0v45l-10-8-10 8-10-8-10 8-10-8zM20 66q-11 2-12 12 8 2 12-2M80 66q11 2 12 12-8 2-12-2"
          fill={body}
          {...edge}
        />
        <path d="M27 50q2-14 12-18" {...fine} stroke={PALE} strokeWidth="4" opacity=".7" />
      </>
    ),
    top: -3,
    face: 0,
  },
  cat: {
    draw: (body) => (
      <>
        <path
          d="M20 104V50c0-12 0-24 3-35q1-3 4-1l14 15h18l14-15q3-2 4 1c3 11 3 23 3 35v54z"
          fill={body}
          {...edge}
        />
        <path d="M27 36c-1-5-1-8 0-13l8 9zM73 36c1-5 1-8 0-13l-8 9z" fill="#ff8f8f" />
        <path d="M27 64 10 60M27 69l-17 3M73 64l17-4M73 69l17 3" {...fine} />
      </>
    ),
    top: 2,
    face: 0,
  },
  owl: {
    draw: (body) => (
      <>
        <path
          d="M16 104V52c0-14 0-26 5-36 9 9 17 11 29 11s20-2 29-11c5 10 5 22 5 36v52z"
          fill={body}
          {...edge}
        />
        <path d="M50 104H30c0-14 8-22 20-22s20 8 20 22z" fill={PALE} opacity=".65" />
        <path d="M42 90l4 4 4-4 4 4 4-4M40 98l5 4 5-4 5 4 5-4" {...fine} />
        <g fill={PALE} opacity=".65">
          <circle cx="38" cy="51" r="15" />
          <circle cx="62" cy="51" r="15" />
        </g>
        <path d="M16 62q12 12 8 42M84 62q-12 12-8 42" {...fine} strokeWidth="3.5" />
      </>
    ),
    top: -1,
    face: 0,
  },
  robot: {
    draw: (body) => (
      <>
        <path d="M16 106V98q0-9 9-9h50q9 0 9 9v8z" fill={body} {...edge} />
        <path d="M42 78h16v12H42z" fill="#8fa3a8" {...edge} />
        <path d="M15 46h10v18H15zM75 46h10v18H75z" fill="#8fa3a8" {...edge} />
        <rect x="23" y="29" width="54" height="53" rx="7" fill={body} {...edge} />
        <g fill={INK} opacity=".6">
          <circle cx="29" cy="35" r="2" />
          <circle cx="71" cy="35" r="2" />
          <circle cx="29" cy="76" r="2" />
          <circle cx="71" cy="76" r="2" />
        </g>
      </>
    ),
    top: 0,
    face: 0,
  },
  star: {
    draw: (body) => (
      <path
        d="M46 13q4-7 8 0l10 23q1 3 4 3l25 3q8 1 2 7L77 66q-2 2-2 5l6 25q2 8-5 4L53 87q-3-2-6 0L24 100q-7 4-5-4l6-25q0-3-2-5L5 49q-6-6 2-7l25-3q3 0 4-3z"
        fill={body}
        {...edge}
      />
    ),
    top: -4,
    face: 4,
  },
  mushroom: {
    draw: (body) => (
      <>
        <path d="M29 106V54h42v52z" fill="#f6e6c9" {...edge} />
        <path d="M8 50c0-22 18-36 42-36s42 14 42 36q0 7-7 7H15q-7 0-7-7z" fill={body} {...edge} />
        <g fill={PALE} opacity=".9">
          <circle cx="28" cy="40" r="7" />
          <circle cx="74" cy="42" r="6" />
          <circle cx="56" cy="27" r="8" />
          <circle cx="49" cy="48" r="4" />
        </g>
      </>
    ),
    top: -9,
    face: 18,
  },
}
