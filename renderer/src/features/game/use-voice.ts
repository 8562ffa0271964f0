import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SpokenOf } from '#renderer/features/game/spoken-of.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { toast } from '#renderer/lib/toast.ts'

interface VoiceOptions {
  what: 'appeal' | 'report'
  of: SpokenOf
  onClose: () => void
  /** It need not be said again: it was heard, or it had been before. */
  onSent: () => void
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** Says something of a quiz, and thanks for it. */
export function useVoice({ what, of, onClose, onSent }: VoiceOptions) {
  const { t } = useTranslation()
  const heard = (words: string) => {
    onSent()
    onClose()
    toast.apiSuccess(words)
  }
  const call = useMutation({
    mutationFn: (body: object) =>
      api.post(`/quizzes/${encodeURIComponent(of.quizId)}/${what}`, {
        body: { ...body, gameSessionId: of.gameSessionId },
      }),
    onSuccess: () => heard(t(what === 'appeal' ? 'quizVoice.appealed' : 'quizVoice.reported')),
    onError: (error) => {
      if (codeOf(error) === 'RECORD_ALREADY_EXISTS') heard(t('quizVoice.appealedBefore'))
    },
  })
  const code = codeOf(call.error)
  function failure(): string | null {
    if (call.error === null) return null
    if (code === 'CONFLICT' && what === 'appeal' && !of.isOwnQuiz) return t('quizVoice.notRefused')
    if (code === 'CONFLICT') return t('quizVoice.ownQuiz')
    if (code === 'NOT_FOUND') return t(of.isOwnQuiz ? 'quizVoice.ownQuiz' : 'quizVoice.gone')
    return failureText(call.error)
  }
  /** To send it again would change nothing. */
  const isRefused = code === 'CONFLICT' || code === 'NOT_FOUND'
  return { say: call.mutate, isSending: call.isPending, failure: failure(), isRefused }
}
