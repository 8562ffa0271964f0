import type { Language } from '#shared/constants/game.ts'
import { R3_PACKS, type StoreItemId, VOICE_PLANS } from '#shared/constants/store.ts'
import { payment as en } from '#shared/i18n/en/payment.ts'
import { payment as it } from '#shared/i18n/it/payment.ts'

export const paymentTexts = { english: en, italian: it } as const satisfies Record<Language, typeof en>
export const LOCALES = { english: 'en', italian: 'it' } as const satisfies Record<Language, string>

/** What the payment page calls it: `1500 R3`, `10,000 voice tokens a month`. */
export function itemName(item: StoreItemId, language: Language): string {
  const { items } = paymentTexts[language]
  const count = (amount: number) => new Intl.NumberFormat(LOCALES[language]).format(amount)
  const pack = R3_PACKS.find(({ id }) => id === item)
  if (pack) return items.r3.replace('{{count}}', count(pack.r3))
  const plan = VOICE_PLANS.find(({ id }) => id === item)
  return (plan?.monthly ? items.voiceMonthly : items.voice).replace('{{count}}', count(plan?.tokens ?? 0))
}

/** Cents of euro as people of a language write them. */
export const priceText = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency: 'EUR' }).format(cents / 100)
