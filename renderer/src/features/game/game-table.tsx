import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { ChatLog } from '#renderer/components/play/chat-log.tsx'
import { Speaking } from '#renderer/components/play/speech/speaking.tsx'
import { TutorialSpot } from '#renderer/components/tutorial/tutorial-spot.tsx'
import { AnswerBar } from '#renderer/features/game/answer-bar.tsx'
import { GameHead } from '#renderer/features/game/game-head.tsx'
import classes from '#renderer/features/game/game-table.module.css'
import { PauseOverlay } from '#renderer/features/game/pause-overlay.tsx'
import { ScoreTable } from '#renderer/features/game/score-table.tsx'
import { Stage } from '#renderer/features/game/stage.tsx'
import { useGameAnnouncer } from '#renderer/features/game/use-game-announcer.ts'
import { usePad } from '#renderer/features/game/use-pad.ts'
import { useVisualViewport } from '#renderer/features/game/use-visual-viewport.ts'
import { useRootMark } from '#renderer/hooks/use-root-mark.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { stageTexts } from '#renderer/lib/stage-texts.ts'
import { linesOf } from '#renderer/realtime/room/model-chat.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { tutorialMove } from '#shared/constants/tutorial.ts'

const RankWatch = lazyPart<object>(
  async () => (await import('#renderer/features/game/rank-watch.tsx')).RankWatch,
)

/** It comes with a big screen, which most games have not. */
const Pad = lazyPart(async () => (await import('#renderer/features/game/pad.tsx')).Pad, stageTexts)

/** By itself: a line of the chat must not draw the whole screen anew. */
function Talk() {
  const me = useRoomStore(({ model }) => model.me)
  const lines = useRoomStore(({ model }) => linesOf(model, model.room?.id))
  const speech = usePreferences((state) => state.chatSpeech)
  return <ChatLog lines={lines} me={me} speech={speech} />
}

/** The screen of a game: scores, the question and the talk around it, and always the line to type in. */
export function GameTable() {
  const { t } = useTranslation()
  const room = useRoomStore(({ model }) => model.room)
  const phase = useRoomStore(({ model }) => model.phase)
  const pad = usePad()
  useVisualViewport()
  useRootMark('fills', 'always')
  useRootMark('screen', 'game')
  useGameAnnouncer()
  if (!room) return null
  return (
    <div
      className={classes.page}
      data-phase={phase}
      data-pad={pad?.isOn}
      data-screen="game"
      data-testid="game-page"
    >
      {room.mode === 'ranked' && <RankWatch />}
      <GameHead room={room} />
      {!pad?.isOn && (
        <aside className={classes.scores}>
          <ScoreTable />
        </aside>
      )}
      <div className={classes.stage}>
        {pad && <Pad {...pad} />}
        {!pad?.isOn && <Stage />}
        <PauseOverlay />
      </div>
      {!pad?.isOn && (
        <section className={classes.chat} aria-label={t('room.chat.heading')}>
          <Speaking />
          <Talk />
        </section>
      )}
      <div className={classes.answer}>
        <AnswerBar roomId={room.id} />
        <TutorialSpot from={tutorialMove('enable_tts').from} isBusy />
      </div>
    </div>
  )
}
