import { Button } from '@mantine/core'
import { IconCrown, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game-pass/game-pass-page.module.css'
import { sumText } from '#renderer/features/game-pass/reward-text.ts'
import { UnlockDialog } from '#renderer/features/game-pass/unlock-dialog.tsx'
import type { PassCalls } from '#renderer/features/game-pass/use-pass-calls.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { PASS_LEVELS, PREMIUM_PRICE } from '#shared/constants/rewards.ts'
import type { GamePass } from '#shared/schemas/game-pass.ts'

/** What the premium track is, and the way to it. */
export function PremiumCard({ pass, calls }: { pass: GamePass; calls: PassCalls }) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const Mark = pass.premium ? IconCrown : IconLock
  const rewards = sumText(pass.levels.map(({ premium }) => premium.reward))
  return (
    <section className={classes.card} aria-labelledby="premium-track" data-testid="premium-card">
      <h2 className={classes.heading} id="premium-track">
        <Mark size={22} aria-hidden /> {t('pass.premium.title')}
      </h2>
      <p>{t('pass.premium.offer', { rewards, levels: PASS_LEVELS })}</p>
      {pass.premium ? (
        <p>
          <strong>{t('pass.premium.has')}</strong>
        </p>
      ) : (
        <>
          <p>{t('pass.premium.once')}</p>
          <Button onClick={() => setAsks(true)}>
            {t('pass.premium.unlock', { price: t('pass.r3', { value: formatNumber(PREMIUM_PRICE) }) })}
          </Button>
          <UnlockDialog pass={pass} calls={calls} opened={asks} onClose={() => setAsks(false)} />
        </>
      )}
    </section>
  )
}
