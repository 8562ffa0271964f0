import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { QuizSourcePart } from '#renderer/components/quiz-source/quiz-source.tsx'
import { ExtraFields } from '#renderer/components/room-settings/extra-fields.tsx'
import { PlayFields } from '#renderer/components/room-settings/play-fields.tsx'
import { AccessFields } from '#renderer/features/room/access-fields.tsx'
import classes from '#renderer/features/room/change-rules.module.css'
import { MoreFields } from '#renderer/features/room/more-fields.tsx'
import { OthersQuizzes } from '#renderer/features/room/others-quizzes.tsx'
import { useChangeRules } from '#renderer/features/room/use-change-rules.ts'
import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import type { Room } from '#shared/schemas/room.ts'

interface ChangeRulesFormProps {
  room: Room
  /** The room's own quizzes; null where the host did not bring them, or there are none. */
  quizzes: CustomQuiz[] | null
  onClose: () => void
}

/** Everything that the host of a waiting room may change. The prize is not among it: it has been paid. */
export function ChangeRulesForm({ room, quizzes, onClose }: ChangeRulesFormProps) {
  const { t } = useTranslation()
  const { element, draft, change, errors, fieldErrors, playsOthers, failure, isSaving, submit } =
    useChangeRules(room, quizzes, onClose)
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="md">
        <AccessFields draft={draft} change={change} errors={fieldErrors} hasPassword={room.hasPassword} />
        <PlayFields
          rules={draft}
          change={change}
          errorOf={(field) => fieldErrors[field]}
          minSeats={Math.max(MIN_PLAYERS, room.players.length)}
        />
        <ExtraFields rules={draft} change={change} />
        <MoreFields draft={draft} change={change} errors={fieldErrors} />
        {playsOthers ? (
          <OthersQuizzes draft={draft} change={change} errors={fieldErrors} />
        ) : (
          <QuizSourcePart form={draft} change={change} errors={errors.fields} quizErrors={errors.quizzes} />
        )}
      </Stack>
      <div className={classes.foot}>
        {failure !== null && (
          <Alert
            className={classes.failure ?? ''}
            color="red"
            variant="outline"
            role="alert"
            icon={<IconAlertTriangle aria-hidden />}
            title={t('waiting.edit.failed')}
          >
            {failure}
          </Alert>
        )}
        <p className={classes.notice}>{t('waiting.edit.notice')}</p>
        <Button variant="default" onClick={onClose}>
          {t('common.actions.cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('waiting.edit.save')}
        </Button>
      </div>
    </form>
  )
}
