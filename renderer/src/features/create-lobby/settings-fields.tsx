import { SimpleGrid, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BoundedNumber } from '#renderer/components/bounded-number.tsx'
import { SendLink } from '#renderer/components/send-link.tsx'
import { type LobbyForm, mayPutUpPrize, rewardOf } from '#renderer/features/create-lobby/lobby-form.ts'
import type { RewardLimit } from '#renderer/features/create-lobby/use-reward-limit.ts'
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
  most: RewardLimit
  tooExpensive: boolean
}

export function RewardField({ form, change, errors, most, tooExpensive }: RewardFieldProps) {
  const { t } = useTranslation()
  const reward = formatNumber(form.tokenReward)
  const balance = formatNumber(most.balance)
  const limit = formatNumber(most.limit)
  const ofGift = most.limit < most.balance && t('createLobby.fields.rewardLimit', { balance, limit })
  const dear = form.tokenReward > most.balance ? t('createLobby.fields.rewardTooHigh', { balance }) : ofGift
  const hint = () => {
    if (!mayPutUpPrize(form)) return t('createLobby.access.prizeIfPresenter')
    if (most.verifyEmail) return t('createLobby.fields.rewardVerify')
    const costs = form.tokenReward > 0 && !tooExpensive
    const cost = costs && t('createLobby.fields.rewardCost', { reward, balance })
    return [t('createLobby.fields.rewardHint'), cost, !tooExpensive && ofGift].filter(Boolean).join(' ')
  }
  return (
    <>
      <BoundedNumber
        label={t('createLobby.fields.reward')}
        description={hint()}
        disabled={!mayPutUpPrize(form) || most.verifyEmail}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={rewardOf(form)}
        onChange={(tokenReward) => change({ tokenReward })}
        min={0}
        step={10}
        error={tooExpensive ? dear : shown(errors.tokenReward)}
      />
      {most.verifyEmail && mayPutUpPrize(form) && <SendLink />}
    </>
  )
}
