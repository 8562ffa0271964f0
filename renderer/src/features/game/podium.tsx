import { IconCrown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { KindTag } from '#renderer/components/play/kind-tag.tsx'
import type { ScoreRow } from '#renderer/components/play/score-rows.ts'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { SoftName } from '#renderer/components/soft-name.tsx'
import { LateTag } from '#renderer/features/game/late-tag.tsx'
import { LeftTag } from '#renderer/features/game/left-tag.tsx'
import classes from '#renderer/features/game/podium.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import type { Rewards } from '#shared/protocol/parts.ts'

const PersonMenu = lazyPart(async () =>
  (await import('#renderer/components/people/load-person-menu.ts')).loadPersonMenu(),
)

const STEPS = 3
const STEP_MS = 600

interface PodiumProps {
  rows: readonly ScoreRow[]
  winnerId: string | null
  rewards: Rewards
}

/** Third, second, first: each step rises after the one below it. The list is read from the first. */
export function Podium({ rows, winnerId, rewards }: PodiumProps) {
  const { t } = useTranslation()
  const prizeOf = (id: string) => rewards?.find(({ userId }) => userId === id)?.r3
  const best = rows.slice(0, STEPS)
  return (
    <ol
      className={classes.podium}
      aria-label={t('game.finished.podium')}
      data-steps={best.length}
      data-testid="podium"
    >
      {best.map((row, index) => (
        <li
          key={row.userId}
          className={classes.step}
          style={{ animationDelay: `${(best.length - 1 - index) * STEP_MS}ms` }}
          data-step={index + 1}
          data-place={row.place}
          data-won={row.userId === winnerId}
          data-me={row.isMe}
          data-left={row.left === true}
        >
          {row.userId === winnerId && <IconCrown className={classes.crown} size={34} aria-hidden />}
          <PlayerAvatar avatar={row.avatar} size={row.userId === winnerId ? 92 : 68} />
          <span className={classes.name}>
            <SoftName name={row.username} />
          </span>
          <RowTools row={row} />
          <KindTag kind={row.kind} />
          <LateTag {...row} />
          {row.left && <LeftTag />}
          <span className={classes.block}>
            <b>{t('game.place', { count: row.place, ordinal: true })}</b>
            <span className={classes.points}>
              <Points row={row} />
            </span>
            <small>{t('game.finished.correct', { count: row.correct })}</small>
            <Prize r3={prizeOf(row.userId)} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What one can do about somebody one has played with. */
const RowTools = ({ row }: { row: ScoreRow }) =>
  row.isMe || row.kind === 'bot' ? null : <PersonMenu player={{ ...row, isGuest: row.kind === 'guest' }} />

/** What one has, or had on leaving. */
function Points({ row: { score, left } }: { row: ScoreRow }) {
  const { t } = useTranslation()
  return left ? t('game.finished.had', { value: formatNumber(score) }) : formatNumber(score)
}

/** The R3 of the room, seen by all; nothing is said of nothing. */
function Prize({ r3 }: { r3: number | undefined }) {
  const { t } = useTranslation()
  return r3 ? (
    <strong className={classes.prize}>{t('game.finished.r3', { value: formatNumber(r3) })}</strong>
  ) : null
}

/** The players below third place. */
export function OtherPlaces({ rows }: { rows: readonly ScoreRow[] }) {
  const { t } = useTranslation()
  const others = rows.slice(STEPS)
  if (others.length === 0) return null
  return (
    <ol className={classes.others} start={STEPS + 1} aria-label={t('game.finished.all')}>
      {others.map((row) => (
        <li key={row.userId} data-me={row.isMe} data-left={row.left === true}>
          <b>{row.place}</b>
          <PlayerAvatar avatar={row.avatar} size={28} />
          <span>{row.username}</span>
          <KindTag kind={row.kind} />
          <LateTag {...row} />
          {row.left && <LeftTag />}
          <strong>
            <Points row={row} />
          </strong>
          <RowTools row={row} />
        </li>
      ))}
    </ol>
  )
}
