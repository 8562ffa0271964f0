import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AccountNeeded } from '#renderer/components/account-needed.tsx'
import { PageSection } from '#renderer/components/page-section.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { QuizSourcePart } from '#renderer/components/quiz-source/quiz-source.tsx'
import { ExtraFields } from '#renderer/components/room-settings/extra-fields.tsx'
import { PlayFields } from '#renderer/components/room-settings/play-fields.tsx'
import type { RuleFieldsProps } from '#renderer/components/room-settings/room-rules.ts'
import { AccessFields } from '#renderer/features/create-lobby/access-fields.tsx'
import classes from '#renderer/features/create-lobby/create-lobby-page.module.css'
import { Presets } from '#renderer/features/create-lobby/presets.tsx'
import { BasicFields, RewardField, shown } from '#renderer/features/create-lobby/settings-fields.tsx'
import { SpectatorPlaces } from '#renderer/features/create-lobby/spectator-places.tsx'
import { SummaryCard } from '#renderer/features/create-lobby/summary-card.tsx'
import { useLobbyForm } from '#renderer/features/create-lobby/use-lobby-form.ts'
import { createLobbyTexts } from '#renderer/lib/create-lobby-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { quizCategoryTexts } from '#renderer/lib/quiz-texts.ts'
import { knowsAccounts, useLacksAccount } from '#renderer/session/account.ts'

/** With the words of it. */
export async function withTexts() {
  await Promise.all([needTexts(createLobbyTexts), needTexts(quizCategoryTexts)])
  return CreateLobbyPage
}

export function CreateLobbyPage() {
  const { t } = useTranslation()
  return (
    <PageShell title={t('createLobby.title')} lead={t('createLobby.lead')}>
      {useLacksAccount() ? <AccountNeeded /> : <Creator />}
    </PageShell>
  )
}

function Creator() {
  const { t } = useTranslation()
  const lobby = useLobbyForm()
  const fields = { form: lobby.form, change: lobby.change, errors: lobby.errors.fields }
  const rules: RuleFieldsProps = {
    rules: lobby.form,
    change: lobby.change,
    errorOf: (field) => shown(lobby.errors.fields[field]),
  }
  return (
    <form ref={lobby.element} className={classes.grid} onSubmit={lobby.submit} noValidate>
      <div className={classes.fields}>
        {lobby.isRestored && (
          <div className={classes.draft} role="status">
            <span>{t('createLobby.draft.restored')}</span>
            <Button variant="default" size="compact-md" onClick={lobby.startAfresh}>
              {t('createLobby.draft.afresh')}
            </Button>
          </div>
        )}
        <PageSection title={t('createLobby.sections.basics')}>
          <BasicFields {...fields} />
        </PageSection>
        <PageSection title={t('createLobby.sections.rules')}>
          <Presets
            form={lobby.form}
            hasLast={lobby.hasLast}
            onPreset={lobby.applyPreset}
            onLast={lobby.applyLast}
          />
          <PlayFields {...rules} />
        </PageSection>
        <PageSection title={t('createLobby.sections.extras')}>
          <AccessFields {...fields} />
          <ExtraFields {...rules} />
          {lobby.form.allowSpectators && <SpectatorPlaces form={lobby.form} change={lobby.change} />}
          {knowsAccounts() && <RewardField {...fields} most={lobby.most} tooExpensive={lobby.tooExpensive} />}
        </PageSection>
        <PageSection title={t('createLobby.sections.quizzes')}>
          <QuizSourcePart {...fields} quizErrors={lobby.errors.quizzes} />
        </PageSection>
      </div>
      <div className={classes.aside}>
        <SummaryCard form={lobby.form} />
        {lobby.failure !== null && (
          <Alert
            color="red"
            variant="outline"
            role="alert"
            icon={<IconAlertTriangle aria-hidden />}
            title={t('createLobby.failed')}
          >
            {lobby.failure}
          </Alert>
        )}
        <div className={classes.submit}>
          <Button type="submit" size="lg" loading={lobby.isCreating} fullWidth>
            {t('createLobby.submit')}
          </Button>
        </div>
      </div>
    </form>
  )
}
