import { IconPlayerTrackNext } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLate } from '#renderer/features/game/plays-from.ts'
import classes from '#renderer/features/game/stage.module.css'
import { useIsSettled } from '#renderer/features/game/use-is-settled.ts'
import { skipRound } from '#renderer/realtime/room/room-actions.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** A vote to go on to the next riddle, with how many there are and how many it takes (GAME-45). */
export function SkipButton() {
  const { t } = useTranslation()
  const isRanked = useRoomStore(({ model }) => model.room?.mode === 'ranked')
  const round = useRoomStore(({ model }) => model.session?.round)
  const skip = useRoomStore(({ model }) => model.skip)
  const guesses = useRoomStore(
    ({ model }) => model.phase === 'answering' && model.you.role === 'player' && !model.you.answered,
  )
  const late = useRoomStore(({ model }) => isLate(model))
  const isSettled = useIsSettled()
  const [votedIn, setVotedIn] = useState<number>()
  if (isRanked || !guesses) return null
  const voted = votedIn === round
  const mayVote = isSettled && !voted && !late
  const vote = async () => {
    if (await skipRound()) setVotedIn(round)
  }
  return (
    <button
      type="button"
      className={classes.skip}
      aria-disabled={!mayVote}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => mayVote && void vote()}
      data-testid="skip"
    >
      <IconPlayerTrackNext size={18} aria-hidden />
      <span>{t(voted ? 'game.skip.voted' : 'game.skip.button')}</span>
      {skip && skip.votes > 0 && (
        <small>{t('game.skip.votes', { votes: skip.votes, needed: skip.needed })}</small>
      )}
    </button>
  )
}
