import type { ReactNode } from 'react'
import { EXTRA_PARTS, EYE_PARTS, MOUTH_PARTS } from '#renderer/components/avatar-parts.tsx'
import { INK } from '#renderer/components/bought-avatar/avatar-shapes.tsx'
import type { AvatarExtra, AvatarEyes, AvatarMouth } from '#shared/constants/avatar-looks.ts'

const GOLD = '#ffc24b'
const PALE = '#fffbf3'
const edge = {
  stroke: INK,
  strokeWidth: 3,
  strokeLinejoin: 'round' as const,
  strokeLinecap: 'round' as const,
}

const HEART = 'M0 8C-11 1-9-8-4.5-7.5-1.5-7 0-4 0-4s1.5-3 4.5-3.5C9-8 11 1 0 8z'

export const EYES: Readonly<Record<AvatarEyes, ReactNode>> = {
  ...EYE_PARTS,
  visor: (
    <g>
      <rect x="26" y="42" width="48" height="17" rx="8.5" fill={INK} />
      <path d="M33 50.5h34" stroke="#5ff0d0" strokeWidth="5" strokeLinecap="round" />
      <path d="M36 46.5h8" stroke={PALE} strokeWidth="2" strokeLinecap="round" />
    </g>
  ),
  hearts: (
    <g fill="#e5484d" {...edge} strokeWidth="2.5">
      <path d={HEART} transform="translate(39 51) scale(1.05)" />
      <path d={HEART} transform="translate(61 51) scale(1.05)" />
    </g>
  ),
  monocle: (
    <g>
      <circle cx="40" cy="51" r="4" fill={INK} />
      <circle cx="60" cy="51" r="10" fill={PALE} stroke={INK} strokeWidth="6" />
      <circle cx="60" cy="51" r="10" fill="none" stroke={GOLD} strokeWidth="2.5" />
      <circle cx="60" cy="51" r="4" fill={INK} />
      <path d="M69 57q5 9 1 22" fill="none" stroke={INK} strokeWidth="2.5" />
    </g>
  ),
}

export const MOUTHS: Readonly<Record<AvatarMouth, ReactNode>> = {
  ...MOUTH_PARTS,
  moustache: (
    <g>
      <path d="M50 67c-5-6-15-5-20 4 6-1 12 5 20 0 8 5 14 1 20 0-5-9-15-10-20-4z" fill={INK} />
      <path d="M45 78h10" fill="none" {...edge} />
    </g>
  ),
  beak: (
    <g fill="#ffa726" {...edge}>
      <path d="M40 61q10-6 20 0L50 77z" />
      <path d="M44 66q6 4 12 0" fill="none" strokeWidth="2.5" />
    </g>
  ),
  tongue: (
    <g>
      <path d="M48 69v7a5.5 5.5 0 0 0 11 0v-8z" fill="#ff7d8f" {...edge} strokeWidth="2.5" />
      <path d="M37 65q13 9 26 0" fill="none" {...edge} strokeWidth="3.5" />
    </g>
  ),
}

/** Parts of the face move with it; everything else sits on the crown. */
export const ON_FACE: ReadonlySet<AvatarExtra> = new Set(['cheeks', 'brows'])

export const EXTRAS: Readonly<Record<AvatarExtra, ReactNode>> = {
  ...EXTRA_PARTS,
  crown: (
    <g>
      <path d="M29 37 25 13l13 10L50 8l12 15 13-10-4 24q-21 6-42 0z" fill={GOLD} {...edge} />
      <circle cx="50" cy="30" r="3.5" fill="#e5484d" />
      <circle cx="38" cy="31" r="2.5" fill="#3c8fd9" />
      <circle cx="62" cy="31" r="2.5" fill="#3c8fd9" />
    </g>
  ),
  wizard: (
    <g>
      <path d="M30 34Q40 18 46 4q8-4 14 4-5 1-6 4 8 10 16 22z" fill="#5b3fb5" {...edge} />
      <path d="M16 38q34-14 68 0-34 12-68 0z" fill="#5b3fb5" {...edge} />
      <path d="M50 17l1.7 3.6 4 .4-3 2.8.900 4-3.6-2-3.6 2 .9-4-3-2.8 4-.4z" fill={GOLD} />
    </g>
  ),
  halo: (
    <g fill="none">
      <ellipse cx="50" cy="15" rx="23" ry="7" stroke={INK} strokeWidth="9" />
      <ellipse cx="50" cy="15" rx="23" ry="7" stroke="#ffe08a" strokeWidth="4.5" />
    </g>
  ),
  horns: (
    <g fill="#e5484d" {...edge}>
      <path d="M29 42C17 37 15 24 20 11c4 9 11 13 20 18z" />
      <path d="M71 42c12-5 14-18 9-31-4 9-11 13-20 18z" />
    </g>
  ),
  bow: (
    <g fill="#ff5f8f" {...edge}>
      <path d="M66 27 48 16q-4 11 0 22zM66 27l18-11q4 11 0 22z" />
      <circle cx="66" cy="27" r="5" />
    </g>
  ),
  headphones: (
    <g>
      <path d="M22 56V50a28 28 0 0 1 56 0v6" fill="none" stroke={INK} strokeWidth="9" />
      <path d="M22 56V50a28 28 0 0 1 56 0v6" fill="none" stroke="#e5484d" strokeWidth="3.5" />
      <rect x="14" y="49" width="14" height="22" rx="6" fill="#e5484d" {...edge} />
      <rect x="72" y="49" width="14" height="22" rx="6" fill="#e5484d" {...edge} />
    </g>
  ),
  laurel: (
    <g fill="#58c26b" {...edge} strokeWidth="2.5">
      {[-1, 1].map((side) => (
        <g key={side} transform={`translate(50 0) scale(${side} 1)`}>
          <path d="M25 48q11-2 9-15-11 3-9 15z" />
          <path d="M22 39q8-7 1-18-8 9-1 18z" />
          <path d="M16 31q3-10-8-15-3 10 8 15z" />
        </g>
      ))}
    </g>
  ),
}
