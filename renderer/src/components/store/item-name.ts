import type { TFunction } from 'i18next'
import { formatNumber } from '#renderer/lib/format.ts'
import { R3_PACKS, type StoreItemId, VOICE_PRO } from '#shared/constants/store.ts'

/** What people call what they bought: "700 R3", "Voice Pro". */
export function itemName(t: TFunction, id: StoreItemId): string {
  const pack = R3_PACKS.find((each) => each.id === id)
  if (pack) return t('common.r3', { value: formatNumber(pack.r3) })
  return t(id === VOICE_PRO ? 'store.plans.pro' : 'store.plans.starter')
}
