import { Button, SegmentedControl, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { changeVoiceStatus } from '#renderer/components/store/voice-status.ts'
import { usePreview } from '#renderer/features/profile/voices/use-preview.ts'
import classes from '#renderer/features/profile/voices/voice-picker.module.css'
import { voicesQuery } from '#renderer/features/profile/voices/voice-queries.ts'
import { VoiceRow } from '#renderer/features/profile/voices/voice-row.tsx'
import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { noteTutorialAct } from '#renderer/session/tutorial-acts.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { AGE_GROUPS, VOICE_CATEGORIES } from '#shared/constants/voice.ts'
import { selectVoiceData, type Voice } from '#shared/schemas/voice.ts'

const AGES = ['all', ...AGE_GROUPS] as const

/** Chooses the voice that reads one's lines: by language and age, with each to be heard before. */
export function VoicePicker({ selected }: { selected: Voice | null }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(voicesQuery)
  const [language, setLanguage] = useState(selected?.language ?? currentLanguage())
  const [age, setAge] = useState<(typeof AGES)[number]>('all')
  const preview = usePreview()
  const choice = useMutation({
    mutationFn: ({ id, name, category }: Voice) =>
      api.post('/voice/select', {
        body: { voiceId: id, voiceName: name, voiceCategory: category },
        schema: selectVoiceData,
      }),
    onSuccess({ selectedVoice }) {
      changeVoiceStatus(() => ({ selectedVoice }))
      noteTutorialAct('select_voice')
    },
    onError: (failure) => toast.error(`${t('voices.selectFailed')}. ${errorText(failure)}`),
  })
  if (!data && error)
    return <ErrorState title={t('voices.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={4} height={64} />
  if (data.totalVoices === 0)
    return (
      <EmptyPanel>
        <EmptyState
          title={t('voices.none')}
          action={
            <Button variant="default" onClick={() => void refetch()}>
              {t('common.actions.retry')}
            </Button>
          }
        >
          {t('voices.noneHint')}
        </EmptyState>
      </EmptyPanel>
    )
  const groups = VOICE_CATEGORIES.map((category) => ({
    category,
    voices: data.voices[category].filter(
      (voice) => voice.language === language && (age === 'all' || voice.ageGroup === age),
    ),
  })).filter(({ voices }) => voices.length > 0)
  return (
    <div className={classes.picker}>
      <div className={classes.filters}>
        <SegmentedControl
          aria-label={t('voices.language')}
          value={language}
          onChange={(value) => setLanguage(LANGUAGES.find((one) => one === value) ?? 'english')}
          data={LANGUAGES.map((value) => ({ value, label: t(`common.language.${value}`) }))}
        />
        <SegmentedControl
          aria-label={t('voices.age')}
          value={age}
          onChange={(value) => setAge(AGES.find((one) => one === value) ?? 'all')}
          data={AGES.map((value) => ({ value, label: t(`voices.ages.${value}`) }))}
        />
      </div>
      {groups.length === 0 && (
        <Text c="dimmed">
          {t('voices.noMatch')}{' '}
          <Button variant="subtle" size="compact-md" onClick={() => setAge('all')}>
            {t('voices.allAges')}
          </Button>
        </Text>
      )}
      {groups.map(({ category, voices }) => (
        <section key={category} aria-labelledby={`voices-${category}`}>
          <h3 className={classes.group} id={`voices-${category}`}>
            {t(`voices.categories.${category}`)} <small>{voices.length}</small>
          </h3>
          <ul className={classes.voices}>
            {voices.map((voice) => (
              <VoiceRow
                key={voice.id}
                voice={voice}
                isSelected={voice.id === selected?.id}
                isLocked={category === 'premium' && !data.hasSubscription}
                isPlaying={voice.id === preview.playing}
                onPreview={() => void preview.play(voice)}
                onSelect={() => choice.mutate(voice)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
