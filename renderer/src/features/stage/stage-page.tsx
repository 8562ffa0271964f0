import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { StageAnswer } from '#renderer/features/stage/stage-answer.tsx'
import { StageControls } from '#renderer/features/stage/stage-controls.tsx'
import { StageHead } from '#renderer/features/stage/stage-head.tsx'
import { StageLobby } from '#renderer/features/stage/stage-lobby.tsx'
import { StageMessage } from '#renderer/features/stage/stage-message.tsx'
import classes from '#renderer/features/stage/stage-page.module.css'
import { StagePodium } from '#renderer/features/stage/stage-podium.tsx'
import { StageQuestion } from '#renderer/features/stage/stage-question.tsx'
import { StageVeil } from '#renderer/features/stage/stage-veil.tsx'
import { useIdle } from '#renderer/features/stage/use-idle.ts'
import { useStageScene } from '#renderer/features/stage/use-stage-scene.ts'
import { useWakeLock } from '#renderer/features/stage/use-wake-lock.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { useStage } from '#renderer/realtime/stage/stage-store.ts'

/** /stage/CODE: the room for everyone to see. Its texts are the smallest at 1 rem, which is 28 px at 1920x1080. */
export function StagePage({ startSounds }: { startSounds: () => () => void }) {
  const { t } = useTranslation()
  const idle = useIdle()
  const name = useRoomStore(({ model }) => model.room?.name ?? null)
  const isLost = useStage(({ isConnected }) => !isConnected)
  const trouble = useStage((state) => state.trouble)
  const title = name === null ? t('common.appName') : t('stage.title', { name })
  useWakeLock()
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <main className={classes.page} data-idle={idle}>
      <div className={classes.scene} data-testid="stage">
        <Scene />
      </div>
      <StageVeil />
      <div role="status">
        {name !== null && isLost && trouble === 'lost' && (
          <p className={classes.lost}>{t('stage.trouble.lost')}</p>
        )}
      </div>
      <StageControls hidden={idle} startSounds={startSounds} />
    </main>
  )
}

function Scene() {
  const scene = useStageScene()
  switch (scene.kind) {
    case 'message':
      return <StageMessage />
    case 'lobby':
      return <StageLobby room={scene.room} />
    case 'question':
      return (
        <>
          <StageHead room={scene.room} />
          <StageQuestion quiz={scene.quiz} />
        </>
      )
    case 'answer':
      return (
        <>
          <StageHead room={scene.room} />
          <StageAnswer key={scene.lastRound.quizId} lastRound={scene.lastRound} />
        </>
      )
    case 'podium':
      return <StagePodium result={scene.result} />
  }
}
