import { useTranslation } from 'react-i18next'
import { Rounds } from '#renderer/components/album/rounds.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import classes from '#renderer/features/game/game-over.module.css'
import { quizVoiceTexts } from '#renderer/lib/quiz-texts.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { knowsAccounts } from '#renderer/session/account.ts'

const PageVoice = lazyPart(
  async () => (await import('#renderer/features/game/page-voice.tsx')).PageVoice,
  quizVoiceTexts,
)

/** All rounds of the game with their answers, and what a player has to say about each. */
export function Album() {
  const { t } = useTranslation()
  const gameId = useRoomStore(({ model }) => model.session?.id)
  return gameId === undefined ? null : (
    <div data-testid="album">
      <h3 className={classes.heading}>{t('podium.album.title')}</h3>
      <Rounds
        gameId={gameId}
        below={({ answer, yourResult }, round) =>
          answer !== null &&
          knowsAccounts() && (
            <PageVoice gameSessionId={gameId} round={round} missed={yourResult.result === 'missed'} />
          )
        }
      />
    </div>
  )
}
