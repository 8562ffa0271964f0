import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '#renderer/components/room-settings/choice-field.tsx'
import {
  factorName,
  type RuleFieldsProps,
  roundSeconds,
} from '#renderer/components/room-settings/room-rules.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { STRICTNESSES, TIME_FACTORS } from '#shared/constants/game.ts'

/** Who may watch and play, how much time people need, and how the judge reads them. */
export function ExtraFields({ rules, change }: Omit<RuleFieldsProps, 'errorOf'>) {
  const { t } = useTranslation()
  const seconds = formatNumber(roundSeconds(rules))
  return (
    <>
      <Switch
        label={t('createLobby.fields.spectators')}
        description={t('createLobby.fields.spectatorsHint')}
        checked={rules.allowSpectators}
        onChange={({ currentTarget }) => change({ allowSpectators: currentTarget.checked })}
      />
      {knowsAccounts() && (
        <Switch
          label={t('createLobby.fields.guests')}
          description={t('createLobby.fields.guestsHint')}
          checked={rules.guests}
          onChange={({ currentTarget }) => change({ guests: currentTarget.checked })}
        />
      )}
      <ChoiceField
        label={t('createLobby.timers.label')}
        options={TIME_FACTORS.map((factor) => ({
          value: factorName(factor),
          label: t(`createLobby.timers.${factorName(factor)}`),
        }))}
        value={factorName(rules.timeFactor)}
        onChange={(name) =>
          change({ timeFactor: TIME_FACTORS.find((factor) => factorName(factor) === name) ?? 1 })
        }
        hint={
          rules.timeFactor === 1
            ? t('createLobby.timers.normalHint')
            : t('createLobby.timers.relaxedHint', { seconds })
        }
      />
      <ChoiceField
        label={t('createLobby.judge.label')}
        options={STRICTNESSES.map((value) => ({ value, label: t(`createLobby.judge.${value}`) }))}
        value={rules.strictness}
        onChange={(strictness) => change({ strictness })}
        hint={t(`createLobby.judge.${rules.strictness}Hint`)}
      />
    </>
  )
}
