import { formatNumber } from '#renderer/lib/format.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import type { PassReward } from '#shared/constants/rewards.ts'

export const rewardText = ({ currency, amount }: PassReward): string =>
  i18n.t(currency === 'r3' ? 'pass.r3' : 'pass.voice', { count: amount, value: formatNumber(amount) })

/** 120 R3 and 15 voice tokens: the sum of each kind. */
export function sumText(rewards: readonly PassReward[]): string {
  const sum = (currency: PassReward['currency']) =>
    rewards.filter((one) => one.currency === currency).reduce((all, { amount }) => all + amount, 0)
  const parts = (['r3', 'voice'] as const)
    .map((currency) => ({ currency, amount: sum(currency) }))
    .filter(({ amount }) => amount > 0)
    .map(rewardText)
  const [one = rewardText({ currency: 'r3', amount: 0 }), other] = parts
  return other === undefined ? one : i18n.t('pass.and', { one, other })
}
