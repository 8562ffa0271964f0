import { Button } from '@mantine/core'
import { IconDoorExit, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountdown } from '#renderer/components/play/use-countdown.ts'
import { Album } from '#renderer/features/game/album.tsx'
import classes from '#renderer/features/game/game-over.module.css'
import { OwnRewards } from '#renderer/features/game/own-rewards.tsx'
import { OtherPlaces, Podium } from '#renderer/features/game/podium.tsx'
import { useConfetti } from '#renderer/features/game/use-confetti.ts'
import { useScoreRows } from '#renderer/features/game/use-score-rows.ts'
import { rematch } from '#renderer/realtime/room-actions.ts'
import { goHome } from '#renderer/realtime/room-endings.ts'
import { useRoomStore } from '#renderer/realtime/room-store.ts'
import type { GameFinished } from '#shared/protocol/parts.ts'

/** Who stood beside the winner, what the game brought, and what was asked. */
export function GameOver({ result }: { result: GameFinished }) {
  const gameId = useRoomStore(({ board }) => board.session?.id ?? null)
  const rows = useScoreRows()
  const winnerId = result.winner?.userId ?? null
  useConfetti(winnerId === null ? null : gameId)
  return (
    <>
      <Podium rows={rows} winnerId={winnerId} />
      <NextSteps />
      <OwnRewards rewards={result.rewards} />
      <OtherPlaces rows={rows} />
      <Album />
    </>
  )
}

function NextSteps() {
  const { t } = useTranslation()
  const isPlayer = useRoomStore(({ board }) => board.you.role === 'player')
  const countdown = useRoomStore(({ board }) => board.countdown)
  const left = useCountdown(countdown)
  const [asked, setAsked] = useState(false)
  const again = async () => {
    setAsked(true)
    if (!(await rematch())) setAsked(false)
  }
  return (
    <div className={classes.steps}>
      {isPlayer && (
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
