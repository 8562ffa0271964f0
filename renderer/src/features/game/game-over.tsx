import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { Reactions } from '#renderer/components/play/reactions/reactions.tsx'
import { useConfetti } from '#renderer/components/play/use-confetti.ts'
import { useScoreRows } from '#renderer/components/play/use-score-rows.ts'
import { rankTexts } from '#renderer/components/rank-texts.ts'
import classes from '#renderer/features/game/game-over.module.css'
import { NextSteps } from '#renderer/features/game/next-steps.tsx'
import { OwnGame } from '#renderer/features/game/own-game.tsx'
import { OtherPlaces, Podium } from '#renderer/features/game/podium.tsx'
import { ShareResult } from '#renderer/features/game/share-result.tsx'
import { needTexts } from '#renderer/lib/i18n.ts'
import { podiumTexts } from '#renderer/lib/podium-texts.ts'
import { passTexts } from '#renderer/lib/reward-texts.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'
import type { GameFinished, OwnGame as OwnGameResult, Rewards, WrongGuess } from '#shared/protocol/parts.ts'

const Album = lazyPart<object>(async () => (await import('#renderer/features/game/album.tsx')).Album)
const RankChange = lazyPart(
  async () => (await import('#renderer/features/game/rank-change.tsx')).RankChange,
  rankTexts,
)

const OwnEarnings = lazyPart(
  async () => (await import('#renderer/features/game/own-earnings.tsx')).OwnEarnings,
  passTexts,
)

/** The podium, the rewards and the rounds of a finished game. */
export function GameOver({ result }: { result: GameFinished }) {
  const { t } = useTranslation()
  const gameId = useRoomStore(({ model }) => model.session?.id ?? null)
  const rows = useScoreRows()
  const winnerId = result.winner?.userId ?? null
  useConfetti(winnerId === null ? null : gameId)
  return (
    <>
      {winnerId === null && rows.every(({ score }) => score === 0) && (
        <p className={classes.offer}>{t('podium.draw')}</p>
      )}
      <Podium rows={rows} winnerId={winnerId} rewards={result.rewards} />
      <NextSteps />
      <Reactions />
      <GuestOffer />
      <OtherPlaces rows={rows} />
      {result.yours && <OwnGame own={result.yours} />}
      <Earnings rewards={result.rewards} />
      <OwnRank rewards={result.rewards} moved={result.yours?.rank ?? null} />
      {result.wrongGuess && <BestMiss miss={result.wrongGuess} />}
      <ShareResult result={result} rows={rows} />
      <Album />
    </>
  )
}

/** Its words come with it: the stage that fetches it has no need to know of them. */
export async function withTexts() {
  await needTexts(podiumTexts)
  return GameOver
}

function Earnings({ rewards }: { rewards: Rewards }) {
  const me = useRoomStore(({ model }) => model.me)
  const own = rewards?.find(({ userId }) => userId === me)
  return own && (own.r3 > 0 || own.passXp > 0) ? <OwnEarnings r3={own.r3} passXp={own.passXp} /> : null
}

function OwnRank({ rewards, moved }: { rewards: Rewards; moved: OwnGameResult['rank'] }) {
  const gameId = useRoomStore(({ model }) => model.session?.id)
  const me = useRoomStore(({ model }) => model.me)
  const isRanked = useRoomStore(({ model }) => model.room?.mode === 'ranked')
  const own = rewards?.find(({ userId }) => userId === me)?.rankPoints
  if (!isRanked || gameId === undefined || (rewards && own === undefined)) return null
  return <RankChange gameId={gameId} points={own ?? null} moved={moved} />
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

/** What made people smile most. */
function BestMiss({ miss: { username, guess } }: { miss: WrongGuess }) {
  const { t } = useTranslation()
  return (
    <figure className={classes.miss} data-testid="best-miss">
      <figcaption>{t('podium.wrongGuess')}</figcaption>
      <blockquote>“{guess}”</blockquote>
      <span>{username}</span>
    </figure>
  )
}
