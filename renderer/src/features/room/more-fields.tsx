import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '#renderer/components/room-settings/choice-field.tsx'
import { SliderNumber } from '#renderer/components/slider-number.tsx'
import type { RulesDraft } from '#renderer/features/room/rules-draft.ts'
import type { RulesErrors } from '#renderer/features/room/rules-errors.ts'
import { MAX_SPECTATORS } from '#shared/constants/limits.ts'

interface MoreFieldsProps {
  draft: RulesDraft
  change: (changes: Partial<RulesDraft>) => void
  errors: RulesErrors
}

/** Who finds the room, comes late to it and looks on. */
export function MoreFields({ draft, change, errors }: MoreFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <ChoiceField
        label={t('waiting.access.label')}
        options={[
          { value: 'code', label: t('waiting.access.unlisted') },
          { value: 'list', label: t('waiting.access.listed') },
        ]}
        value={draft.listed ? 'list' : 'code'}
        onChange={(way) => change({ listed: way === 'list' })}
        hint={t(draft.listed ? 'waiting.access.listedHint' : 'waiting.access.unlistedHint')}
      />
      <Switch
        label={t('waiting.late.field')}
        description={t('waiting.late.hint')}
        checked={draft.joinInProgress}
        onChange={({ currentTarget }) => change({ joinInProgress: currentTarget.checked })}
      />
      {draft.allowSpectators && (
        <SliderNumber
          label={t('waiting.places.rule')}
          value={draft.spectatorLimit}
          onChange={(spectatorLimit) => change({ spectatorLimit })}
          min={0}
          max={MAX_SPECTATORS}
          error={errors.spectatorLimit}
        />
      )}
    </>
  )
}
