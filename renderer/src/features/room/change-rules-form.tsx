import { Alert, Button, Stack, Switch } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ExtraFields } from '#renderer/components/room-settings/extra-fields.tsx'
import { PlayFields } from '#renderer/components/room-settings/play-fields.tsx'
import { AccessFields } from '#renderer/features/room/access-fields.tsx'
import classes from '#renderer/features/room/change-rules.module.css'
import { MoreFields } from '#renderer/features/room/more-fields.tsx'
import { useChangeRules } from '#renderer/features/room/use-change-rules.ts'
import { MIN_PLAYERS } from '#shared/constants/limits.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Everything that the host of a waiting room may change. The prize is not among it: it has been paid. */
export function ChangeRulesForm({ room, onClose }: { room: Room; onClose: () => void }) {
  const { t } = useTranslation()
  const { element, draft, change, errors, failure, isSaving, submit } = useChangeRules(room, onClose)
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack gap="md">
        <AccessFields draft={draft} change={change} errors={errors} hasPassword={room.hasPassword} />
        <PlayFields
          rules={draft}
          change={change}
          errorOf={(field) => errors[field]}
          minSeats={Math.max(MIN_PLAYERS, room.players.length)}
        />
        {room.customQuizzes && (
          <Switch
            label={t('waiting.edit.ownQuizzes')}
            description={t('waiting.edit.ownQuizzesHint')}
            checked={draft.customQuizzes}
            // Nobody presents what comes from the collection.
            onChange={({ currentTarget: { checked } }) =>
              change({ customQuizzes: checked, presenter: checked && draft.presenter })
            }
            error={errors.customQuizzes}
            aria-invalid={errors.customQuizzes !== undefined}
          />
        )}
        <ExtraFields rules={draft} change={change} />
        <MoreFields draft={draft} change={change} errors={errors} />
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
