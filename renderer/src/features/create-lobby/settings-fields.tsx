import { NativeSelect, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BoundedNumber } from '#renderer/components/bounded-number.tsx'
import { SliderNumber } from '#renderer/components/slider-number.tsx'
import type { LobbyForm } from '#renderer/features/create-lobby/lobby-form.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import {
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_TIME_PER_ROUND,
  MIN_PLAYERS,
  MIN_ROUNDS,
  MIN_TIME_PER_ROUND,
} from '#shared/constants/limits.ts'

export interface FieldsProps {
  form: LobbyForm
  change: (changes: Partial<LobbyForm>) => void
  errors: Record<string, string>
}

const shown = (error: string | undefined) => (error === undefined ? undefined : translatedText(error))

export function BasicFields({ form, change, errors }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t('createLobby.fields.name')}
        value={form.roomName}
        onChange={({ currentTarget }) => change({ roomName: currentTarget.value })}
        error={shown(errors.roomName)}
      />
      <TextInput
        label={t('createLobby.fields.password')}
        description={t('createLobby.fields.passwordHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={form.password}
        onChange={({ currentTarget }) => change({ password: currentTarget.value })}
        error={shown(errors.password)}
        autoComplete="off"
      />
    </SimpleGrid>
  )
}

export function RuleFields({ form, change, errors }: FieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <SliderNumber
        label={t('createLobby.fields.maxPlayers')}
        value={form.maxPlayers}
        onChange={(maxPlayers) => change({ maxPlayers })}
        min={MIN_PLAYERS}
        max={MAX_PLAYERS}
        error={shown(errors.maxPlayers)}
      />
      <SliderNumber
        label={t('createLobby.fields.rounds')}
        value={form.rounds}
        onChange={(rounds) => change({ rounds })}
        min={MIN_ROUNDS}
        max={MAX_ROUNDS}
        error={shown(errors.rounds)}
      />
      <SliderNumber
        label={t('createLobby.fields.time')}
        value={form.timePerRound}
        onChange={(timePerRound) => change({ timePerRound })}
        min={MIN_TIME_PER_ROUND}
        max={MAX_TIME_PER_ROUND}
        error={shown(errors.timePerRound)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t('createLobby.fields.difficulty')}
          value={form.difficulty}
          onChange={({ currentTarget: { value } }) =>
            change({ difficulty: DIFFICULTIES.find((one) => one === value) ?? 'medium' })
          }
          data={DIFFICULTIES.map((level) => ({ value: level, label: t(`common.difficulty.${level}`) }))}
        />
        <NativeSelect
          label={t('createLobby.fields.language')}
          value={form.language}
          onChange={({ currentTarget: { value } }) =>
            change({ language: LANGUAGES.find((one) => one === value) ?? 'english' })
          }
          data={LANGUAGES.map((language) => ({ value: language, label: t(`common.language.${language}`) }))}
        />
      </SimpleGrid>
    </>
  )
}

interface ExtraFieldsProps extends FieldsProps {
  balance: number
  tooDear: boolean
}

export function ExtraFields({ form, change, errors, balance, tooDear }: ExtraFieldsProps) {
  const { t } = useTranslation()
  const amounts = { reward: formatNumber(form.tokenReward), balance: formatNumber(balance) }
  const dear = tooDear ? t('createLobby.fields.rewardTooHigh', { balance: amounts.balance }) : undefined
  return (
    <>
      <Switch
        label={t('createLobby.fields.spectators')}
        description={t('createLobby.fields.spectatorsHint')}
        checked={form.allowSpectators}
        onChange={({ currentTarget }) => change({ allowSpectators: currentTarget.checked })}
      />
      <BoundedNumber
        label={t('createLobby.fields.reward')}
        description={
          form.tokenReward > 0 && !tooDear
            ? `${t('createLobby.fields.rewardHint')} ${t('createLobby.fields.rewardCost', amounts)}`
            : t('createLobby.fields.rewardHint')
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={form.tokenReward}
        onChange={(value) => change({ tokenReward: typeof value === 'number' ? value : 0 })}
        min={0}
        step={10}
        error={dear ?? shown(errors.tokenReward)}
      />
    </>
  )
}
