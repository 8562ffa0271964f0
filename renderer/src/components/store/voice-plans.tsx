import { IconCalendarRepeat, IconCircleCheck, IconVolume } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BuyButton } from '#renderer/components/store/buy-button.tsx'
import { itemName } from '#renderer/components/store/item-name.ts'
import { useBuy } from '#renderer/components/store/use-buy.ts'
import classes from '#renderer/components/store/voice-plans.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatDay } from '#renderer/lib/format-date.ts'
import { formatPercent, formatPrice } from '#renderer/lib/format-price.ts'
import { VOICE_STARTER } from '#shared/constants/store.ts'
import type { StorePacks } from '#shared/schemas/store.ts'

type Plan = StorePacks['voicePlans'][number]

/** In cents. */
const perToken = ({ price, tokens }: Plan): number => price.amount / tokens

interface VoicePlansProps {
  plans: readonly Plan[]
  /** Until when the monthly plan runs; null without one. */
  activeUntil: string | null
}

/** What a voice costs, once and monthly, side by side. */
export function VoicePlans({ plans, activeUntil }: VoicePlansProps) {
  const buying = useBuy()
  const starter = plans.find(({ id }) => id === VOICE_STARTER)
  return (
    <ul className={classes.plans} data-testid="voice-plans">
      {plans.map((plan) => (
        <li key={plan.id} className={classes.plan}>
          <PlanFacts plan={plan} starter={starter} />
          {plan.monthly && activeUntil !== null ? (
            <Active until={activeUntil} />
          ) : (
            <BuyButton item={plan} buying={buying} />
          )}
        </li>
      ))}
    </ul>
  )
}

function PlanFacts({ plan, starter }: { plan: Plan; starter: Plan | undefined }) {
  const { t } = useTranslation()
  const { id, tokens, price, monthly } = plan
  const value = formatNumber(tokens)
  const thousand = formatPrice({ ...price, amount: Math.round(perToken(plan) * 1000) })
  const saved = starter && starter !== plan ? 1 - perToken(plan) / perToken(starter) : 0
  const Icon = monthly ? IconCalendarRepeat : IconVolume
  return (
    <>
      <h3 className={classes.name}>
        <Icon size={24} aria-hidden />
        {itemName(t, id)}
      </h3>
      <p className={classes.tokens}>
        {t(monthly ? 'store.plans.monthlyTokens' : 'store.plans.tokens', { value })}
      </p>
      <ul className={classes.facts}>
        <li>{monthly ? t('store.plans.monthly', { price: formatPrice(price) }) : t('store.plans.once')}</li>
        <li>{t('store.plans.perThousand', { price: thousand })}</li>
        {saved > 0 && <li>{t('store.plans.cheaper', { percent: formatPercent(saved) })}</li>}
        {monthly && <li>{t('store.plans.cancel')}</li>}
      </ul>
    </>
  )
}

function Active({ until }: { until: string }) {
  const { t } = useTranslation()
  return (
    <p className={classes.active}>
      <IconCircleCheck size={20} aria-hidden />
      {t('store.plans.active', { date: formatDay(until) })}
    </p>
  )
}
