import { refusedGuesses } from '#renderer/features/game/refused-guesses.ts'
import { VoiceButtons } from '#renderer/features/game/voice-buttons.tsx'
import { needTexts } from '#renderer/lib/i18n.ts'
import { quizVoiceTexts } from '#renderer/lib/quiz-texts.ts'
import { roomState, useRoomStore } from '#renderer/realtime/room/room-store.ts'

/** With the words of it. */
export async function withTexts() {
  await needTexts(quizVoiceTexts)
  return QuizVoice
}

/** What may be said of the quiz of the round just over. */
export function QuizVoice({ shows }: { shows: boolean }) {
  const quizId = useRoomStore(({ model }) => model.lastRound?.quizId)
  const mayAppeal = useRoomStore(({ model }) => refusedGuesses(model).length > 0)
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
  return <VoiceButtons quizId={quizId} shows={shows} mayAppeal={mayAppeal} speakOf={speakOf} />
}
