import { Button } from '@mantine/core'
import { IconDoorExit, IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { useConfetti } from '#renderer/components/play/use-confetti.ts'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import { useScoreRows } from '#renderer/components/play/use-score-rows.ts'
import { rankTexts } from '#renderer/components/rank-texts.ts'
import { SearchButton } from '#renderer/components/search-button.tsx'
import classes from '#renderer/features/game/game-over.module.css'
import { OtherPlaces, Podium } from '#renderer/features/game/podium.tsx'
import { passTexts } from '#renderer/lib/reward-texts.ts'
import { queueOf, useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { rematch } from '#renderer/realtime/room/room-actions.ts'
import { goHome } from '#renderer/realtime/room/room-endings.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'
import type { GameFinished, Rewards } from '#shared/protocol/parts.ts'

const Album = lazyPart<object>(async () => (await import('#renderer/features/game/album.tsx')).Album)
const RankChange = lazyPart(
  async () => (await import('#renderer/features/game/rank-change.tsx')).RankChange,
  rankTexts,
)

const OwnEarnings = lazyPart(
  async () => (await import('#renderer/features/game/own-earnings.tsx')).OwnEarnings,
  passTexts,
)

/** Who stood beside the winner, what the game brought, and what was asked. */
export function GameOver({ result }: { result: GameFinished }) {
  const gameId = useRoomStore(({ model }) => model.session?.id ?? null)
  const rows = useScoreRows()
  const winnerId = result.winner?.userId ?? null
  useConfetti(winnerId === null ? null : gameId)
  return (
    <>
      <Podium rows={rows} winnerId={winnerId} rewards={result.rewards} />
      <NextSteps />
      <GuestOffer />
      <Earnings rewards={result.rewards} />
      <OwnRank rewards={result.rewards} />
      <OtherPlaces rows={rows} />
      <Album />
    </>
  )
}

function Earnings({ rewards }: { rewards: Rewards }) {
  const me = useRoomStore(({ model }) => model.me)
  const own = rewards?.find(({ userId }) => userId === me)
  return own && (own.r3 > 0 || own.passXp > 0) ? <OwnEarnings r3={own.r3} passXp={own.passXp} /> : null
}

function OwnRank({ rewards }: { rewards: Rewards }) {
  const gameId = useRoomStore(({ model }) => model.session?.id)
  const me = useRoomStore(({ model }) => model.me)
  const isRanked = useRoomStore(({ model }) => model.room?.mode === 'ranked')
  const own = rewards?.find(({ userId }) => userId === me)?.rankPoints
  if (!isRanked || gameId === undefined || (rewards && own === undefined)) return null
  return <RankChange gameId={gameId} points={own ?? null} />
}

/** A guest's results last as long as the guest. */
function GuestOffer() {
  const { t } = useTranslation()
  return useLacksAccount() ? (
    <p className={classes.offer} data-testid="guest-offer">
      {t('game.finished.guest')}{' '}
      <Button variant="subtle" size="compact-md" onClick={() => offerAccount('keep')}>
        {t('common.actions.claim')}
      </Button>
    </p>
  ) : null
}

function NextSteps() {
  const { t } = useTranslation()
  const isPlayer = useRoomStore(({ model }) => model.you.role === 'player')
  const queue = useRoomStore(({ model: { room } }) => (room?.matched ? queueOf(room.mode) : null))
  const countdown = useRoomStore(({ model }) => model.countdown)
  const left = useCountdown(countdown)
  const [asked, setAsked] = useState(false)
  const searches = useMatchmaking(({ search }) => search !== null)
  // The next search starts from the lobby; a player whose search is refused stays here.
  useEffect(() => {
    if (searches) goHome()
  }, [searches])
  const again = async () => {
    setAsked(true)
    if (!(await rematch())) setAsked(false)
  }
  return (
    <div className={classes.steps}>
      {isPlayer && queue && (
        <SearchButton modeId={queue} size="md" leftSection={<IconRefresh size={20} aria-hidden />}>
          {t('game.finished.next')}
        </SearchButton>
      )}
      {isPlayer && !queue && (
        <Button
          size="md"
          loading={asked}
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={() => void again()}
        >
          {t('game.finished.rematch')}
        </Button>
      )}
      <Button
        size="md"
        variant="default"
        leftSection={<IconDoorExit size={20} aria-hidden />}
        onClick={goHome}
      >
        {t('game.finished.toLobby')}
      </Button>
      <p className={classes.returning}>
        {asked
          ? t('game.finished.rematchAsked')
          : left && t('game.finished.returning', { count: left.seconds })}
      </p>
    </div>
  )
}
