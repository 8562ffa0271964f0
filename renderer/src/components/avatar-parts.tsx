import type { AvatarFace } from '#renderer/components/avatar-face.ts'

const INK = '#101a1c'
const line = { fill: 'none', stroke: INK, strokeWidth: 3.5, strokeLinecap: 'round' as const }

export const BODY_PATHS: Record<AvatarFace['shape'], string> = {
  thumb: 'M26 104V52a24 24 0 0 1 48 0v52z',
  drop: 'M50 18c18 18 28 32 28 50v36H22V68c0-18 10-32 28-50z',
  block: 'M22 104V36q0-8 8-8h40q8 0 8 8v68z',
  bean: 'M20 104c-2-30-2-74 28-76s36 26 32 76z',
}

export const EYE_PARTS: Record<AvatarFace['eyes'], React.ReactNode> = {
  dots: (
    <g fill={INK}>
      <circle cx="41" cy="52" r="3.6" />
      <circle cx="59" cy="52" r="3.6" />
    </g>
  ),
  wide: (
    <g>
      <circle cx="40" cy="51" r="8" fill="#fffbf3" stroke={INK} strokeWidth="3" />
      <circle cx="60" cy="51" r="8" fill="#fffbf3" stroke={INK} strokeWidth="3" />
      <circle cx="42" cy="52" r="3.2" fill={INK} />
      <circle cx="62" cy="52" r="3.2" fill={INK} />
    </g>
  ),
  sleepy: <path d="M34 52q6 5 12 0M54 52q6 5 12 0" {...line} />,
  wink: (
    <g>
      <circle cx="41" cy="51" r="4" fill={INK} />
      <path d="M54 52q6-6 12 0" {...line} />
    </g>
  ),
  glasses: (
    <g>
      <path
        d="M32 51a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM52 51a8 8 0 1 0 16 0 8 8 0 1 0-16 0zM48 50h4"
        {...line}
      />
      <circle cx="40" cy="51" r="2.8" fill={INK} />
      <circle cx="60" cy="51" r="2.8" fill={INK} />
    </g>
  ),
  cyclops: (
    <g>
      <circle cx="50" cy="49" r="11" fill="#fffbf3" stroke={INK} strokeWidth="3.5" />
      <circle cx="52" cy="50" r="4.6" fill={INK} />
    </g>
  ),
}

export const MOUTH_PARTS: Record<AvatarFace['mouth'], React.ReactNode> = {
  smile: <path d="M40 67q10 9 20 0" {...line} />,
  flat: <path d="M42 70h16" {...line} />,
  open: <path d="M42 67h16q-1 12-8 12t-8-12z" fill={INK} />,
  smirk: <path d="M42 71q10 2 17-6" {...line} />,
  teeth: <path d="M39 66h22v8q-11 5-22 0zM46 66v9M54 66v9" fill="#fffbf3" stroke={INK} strokeWidth="3" />,
}

export const EXTRA_PARTS: Record<AvatarFace['extra'], React.ReactNode> = {
  none: null,
  sprout: <path d="M50 30V16m0 4q-10-10-14-2 4 6 14 2m0-2q10-10 14-2-4 6-14 2" {...line} />,
  antennae: <path d="M42 31 34 14m24 17 8-17M34 14v.1M66 14v.1" {...line} strokeWidth="4" />,
  cap: <path d="M27 42q23-26 46 0l10 2H27z" fill={INK} />,
  cheeks: (
    <g fill="#e5484d" opacity="0.45">
      <circle cx="33" cy="62" r="5" />
      <circle cx="67" cy="62" r="5" />
    </g>
  ),
  brows: <path d="M33 40l12 3M67 40l-12 3" {...line} />,
}
