import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { avatarFace } from '#renderer/components/avatar-face.ts'
import { BODY_PATHS, EXTRA_PARTS, EYE_PARTS, MOUTH_PARTS } from '#renderer/components/avatar-parts.tsx'
import classes from '#renderer/components/player-avatar.module.css'

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
  const face = useMemo(() => avatarFace(avatar), [avatar])
  const label =
    username === undefined
      ? { 'aria-hidden': true }
      : { role: 'img', 'aria-label': t('common.avatarOf', { name: username }) }
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is decoration
    <svg className={classes.avatar} width={size} height={size} viewBox="0 0 100 100" {...label}>
      <rect width="100" height="100" fill={face.ground} />
      <g transform={`rotate(${face.tilt} 50 104)`}>
        <path d={BODY_PATHS[face.shape]} fill={face.body} stroke="#101a1c" strokeWidth="4" />
        {EXTRA_PARTS[face.extra]}
        {EYE_PARTS[face.eyes]}
        {MOUTH_PARTS[face.mouth]}
      </g>
    </svg>
  )
}
