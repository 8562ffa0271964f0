import { BODIES, GROUNDS } from '#renderer/components/avatar-face.ts'
import { EXTRAS, EYES, MOUTHS, ON_FACE } from '#renderer/components/bought-avatar/avatar-features.tsx'
import { FRAMES, PATTERNS } from '#renderer/components/bought-avatar/avatar-grounds.tsx'
import { FIGURES } from '#renderer/components/bought-avatar/avatar-shapes.tsx'
import { avatarLookOf } from '#shared/constants/avatar-looks.ts'

/** The picture that an id of the library says, within the frame of 100 by 100; `otherwise` when it says none. */
export function BoughtAvatar({ avatar, otherwise }: { avatar: string; otherwise: React.ReactNode }) {
  const look = avatarLookOf(avatar)
  if (look === null) return otherwise
  const figure = FIGURES[look.shape]
  const extra = EXTRAS[look.extra]
  return (
    <>
      <rect width="100" height="100" fill={GROUNDS[look.ground]} />
      {look.pattern && PATTERNS[look.pattern]}
      {/* A frame takes room from the edges, where hats and paws are. */}
      <g transform={look.tier === 'common' ? undefined : 'translate(4.5 9) scale(.91)'}>
        {figure.draw(BODIES[look.body] ?? '')}
        <g transform={`translate(0 ${figure.face})`}>
          {ON_FACE.has(look.extra) && extra}
          {EYES[look.eyes]}
          {MOUTHS[look.mouth]}
        </g>
        {!ON_FACE.has(look.extra) && <g transform={`translate(0 ${figure.top})`}>{extra}</g>}
      </g>
      {FRAMES[look.tier]}
    </>
  )
}
