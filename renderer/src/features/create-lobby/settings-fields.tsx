import { SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BoundedNumber } from '#renderer/components/bounded-number.tsx'
import { type LobbyForm, rewardOf } from '#renderer/features/create-lobby/lobby-form.ts'
import { translatedText } from '#renderer/lib/error-text.ts'
import { formatNumber } from '#renderer/lib/format.ts'

export interface FieldsProps {
  form: LobbyForm
  change: (changes: Partial<LobbyForm>) => void
  errors: Record<string, string>
}

/** An error of the schema in the player's language. */
export const shown = (error: string | undefined) => (error === undefined ? undefined : translatedText(error))

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

interface RewardFieldProps extends FieldsProps {
  balance: number
  tooExpensive: boolean
}

export function RewardField({ form, change, errors, balance, tooExpensive }: RewardFieldProps) {
  const { t } = useTranslation()
  const amounts = { reward: formatNumber(form.tokenReward), balance: formatNumber(balance) }
  const dear = tooExpensive ? t('createLobby.fields.rewardTooHigh', { balance: amounts.balance }) : undefined
  const hint = () => {
    if (form.ownQuizzes) return t('createLobby.fields.rewardNotForOwn')
    const general = t('createLobby.fields.rewardHint')
    const costs = form.tokenReward > 0 && !tooExpensive
    return costs ? `${general} ${t('createLobby.fields.rewardCost', amounts)}` : general
  }
  return (
    <BoundedNumber
      label={t('createLobby.fields.reward')}
      description={hint()}
      disabled={form.ownQuizzes}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={rewardOf(form)}
      onChange={(tokenReward) => change({ tokenReward })}
      min={0}
      step={10}
      error={dear ?? shown(errors.tokenReward)}
    />
  )
}
