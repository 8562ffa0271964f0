import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/quiz-voice.module.css'
import { refusedGuesses } from '#renderer/features/game/refused-guesses.ts'
import { VoiceButtons } from '#renderer/features/game/voice-buttons.tsx'
import { needTexts } from '#renderer/lib/i18n.ts'
import { quizVoiceTexts } from '#renderer/lib/quiz-texts.ts'
import { roomState, useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { knowsAccounts } from '#renderer/session/account.ts'

/** With the words of it. */
export async function withTexts() {
  await needTexts(quizVoiceTexts)
  return QuizVoice
}

/** Why one's own guess was refused in the round just over, and what may be said of its quiz. */
export function QuizVoice({ shows }: { shows: boolean }) {
  const quizId = useRoomStore(({ model }) => model.lastRound?.quizId)
  const mayAppeal = useRoomStore(({ model }) => refusedGuesses(model).length > 0)
  const refused = useRoomStore(({ model }) => model.lastRound?.refused)
  const { t } = useTranslation()
  const speakOf = () => {
    const { model } = roomState()
    if (!model.session || quizId === undefined) return null
    return {
      quizId,
      gameSessionId: model.session.id,
      guesses: refusedGuesses(model),
      isOwnQuiz: model.room?.customQuizzes ?? false,
    }
  }
  return (
    <>
      {shows && refused && (
        <p className={classes.refused} data-testid="refused">
          {t('quizVoice.refused', { guess: refused.guess, reason: t(`judgeReasons.${refused.reason}`) })}
        </p>
      )}
      {knowsAccounts() && (
        <VoiceButtons quizId={quizId} shows={shows} mayAppeal={mayAppeal} speakOf={speakOf} />
      )}
    </>
  )
}
