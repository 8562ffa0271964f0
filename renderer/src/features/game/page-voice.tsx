import { guessesIn } from '#renderer/features/game/refused-guesses.ts'
import { VoiceButtons } from '#renderer/features/game/voice-buttons.tsx'
import { roomState, useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { quizIdOf } from '#shared/protocol/quiz-id.ts'

interface PageVoiceProps {
  gameSessionId: string
  round: number
  missed: boolean
}

/** What may be said of a quiz once the game is over. */
export function PageVoice({ gameSessionId, round, missed }: PageVoiceProps) {
  const quizId = quizIdOf(gameSessionId, round)
  const isPlayer = useRoomStore(({ model }) => model.you.role === 'player')
  const mayAppeal = useRoomStore(({ model }) => missed && guessesIn(model, round).length > 0)
  const speakOf = () => {
    const { model } = roomState()
    return {
      quizId,
      gameSessionId,
      guesses: guessesIn(model, round),
      isOwnQuiz: model.room?.customQuizzes ?? false,
    }
  }
  return <VoiceButtons quizId={quizId} shows={isPlayer} mayAppeal={mayAppeal} speakOf={speakOf} />
}
