import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarFace } from '#renderer/components/avatar-face.ts'
import { BODY_PATHS, EXTRA_PARTS, EYE_PARTS, MOUTH_PARTS } from '#renderer/components/avatar-parts.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/components/player-avatar.module.css'

/** Parts that only bought avatars have come with the first of them; until then it is a plain figure. */
const Bought = lazyPart<{ avatar: string; otherwise: React.ReactNode }>(
  async () => (await import('#renderer/components/bought-avatar/bought-avatar.tsx')).BoughtAvatar,
)
const BOUGHT = /^(common|rare|epic|legendary)-/

interface PlayerAvatarProps {
  /** The avatar's name, as in `user.avatar`. */
  avatar: string
  /** The player's name; without it the picture is decoration. */
  username?: string
  size?: number
}

/** A figure drawn from its name alone: no picture is fetched, ever. */
export function PlayerAvatar({ avatar, username, size = 40 }: PlayerAvatarProps) {
  const { t } = useTranslation()
  const plain = <PlainFigure name={avatar} />
  const label =
    username === undefined
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': t('common.avatarOf', { name: username }) }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is decoration
    <svg className={classes.avatar} width={size} height={size} viewBox="0 0 100 100" {...label}>
      {BOUGHT.test(avatar) ? <Bought avatar={avatar} otherwise={plain} meanwhile={plain} /> : plain}
    </svg>
  )
}

const PlainFigure = memo(function PlainFigure({ name }: { name: string }) {
  const face = avatarFace(name)
  return (
    <>
      <rect width="100" height="100" fill={face.ground} />
      <g transform={`rotate(${face.tilt} 50 104)`}>
        <path d={BODY_PATHS[face.shape]} fill={face.body} stroke="#101a1c" strokeWidth="4" />
        {EXTRA_PARTS[face.extra]}
        {EYE_PARTS[face.eyes]}
        {MOUTH_PARTS[face.mouth]}
      </g>
    </>
  )
})
