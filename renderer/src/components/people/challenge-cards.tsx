import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/people/challenge-cards.module.css'
import { dropChallenge } from '#renderer/components/people/challenges.ts'
import { goIntoRoom, goOnceFree } from '#renderer/components/people/go-into-room.ts'
import { type Challenge, useSocial } from '#renderer/components/people/social-store.ts'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { roundSeconds } from '#renderer/components/room-settings/room-rules.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** As many as fit beside what the page shows. */
const SHOWN_MAX = 2

/** Whether a game runs here: then nothing is laid on it. */
const useIsPlaying = (): boolean =>
  useRoomStore(({ model: { phase } }) => phase !== null && phase !== 'waiting' && phase !== 'finished')

/** Who calls, and into what. They wait until they are answered, and take no focus. */
export function ChallengeCards() {
  const challenges = useSocial((state) => state.challenges)
  const here = useRoomStore(({ roomId }) => roomId)
  const isPlaying = useIsPlaying()
  const shown = isPlaying ? [] : challenges.filter(({ room }) => room.id !== here).slice(0, SHOWN_MAX)
  if (shown.length === 0) return null
  return (
    <div className={classes.cards}>
      {shown.map((challenge) => (
        <ChallengeCard key={challenge.room.id} challenge={challenge} />
      ))}
    </div>
  )
}

/** The focus must not fall out of the page with the card that had it. */
const focusPage = (): void => document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })

function ChallengeCard({ challenge: { from, room } }: { challenge: Challenge }) {
  const { t } = useTranslation()
  const [isJoining, setJoining] = useState(false)
  const name = from.username
  const title = t('friends.challenge.title', { name })
  const said = t('friends.challenge.said', { name, room: room.name })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once, when it appears
  useEffect(() => announce(said), [])
  const join = async () => {
    setJoining(true)
    const outcome = await goIntoRoom(room.id)
    setJoining(false)
    // What failed for now can be tried again.
    if (outcome !== 'failed') dropChallenge(room.id)
  }
  return (
    <section className={classes.card} aria-label={title} data-testid="challenge">
      <PlayerAvatar avatar={from.avatar} size={48} />
      <div className={classes.words}>
        <strong>{title}</strong>
        <span>{t('friends.challenge.room', { room: room.name })}</span>
        <small>
          {t('friends.challenge.facts', {
            rounds: room.rounds,
            seconds: formatNumber(roundSeconds(room)),
            difficulty: t(`common.difficulty.${room.difficulty}`),
            language: t(`common.language.${room.language}`),
          })}
        </small>
      </div>
      <div className={classes.answers}>
        <Button
          variant="default"
          aria-label={t('friends.challenge.notNowOf', { name })}
          onClick={() => {
            dropChallenge(room.id)
            focusPage()
          }}
        >
          {t('friends.challenge.notNow')}
        </Button>
        <Button
          loading={isJoining}
          aria-label={t('friends.challenge.joinOf', { name })}
          onClick={() => goOnceFree(() => void join())}
        >
          {t('friends.challenge.join')}
        </Button>
      </div>
    </section>
  )
}
