import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import classes from '#renderer/features/game-pass/game-pass-page.module.css'
import { sumText } from '#renderer/features/game-pass/reward-text.ts'
import type { PassCalls } from '#renderer/features/game-pass/use-pass-calls.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { unheld } from '#renderer/lib/unheld.ts'
import { useUser } from '#renderer/session/session-store.ts'
import { PREMIUM_PRICE } from '#shared/constants/rewards.ts'
import type { GamePass } from '#shared/schemas/game-pass.ts'

interface UnlockDialogProps {
  pass: GamePass
  calls: PassCalls
  opened: boolean
  onClose: () => void
}

/** Asks once, with all that the purchase changes. */
export function UnlockDialog({ pass, calls, opened, onClose }: UnlockDialogProps) {
  const { t } = useTranslation()
  const { balance } = useUser()
  const r3 = (value: number) => t('pass.r3', { value: formatNumber(value) })
  const past = pass.levels.filter(({ level }) => level <= pass.level).map(({ premium }) => premium.reward)
  const short = PREMIUM_PRICE - balance
  const unlock = async () => {
    if (await calls.unlock()) onClose()
  }
  return (
    <ModalDialog opened={opened} onClose={onClose} title={t('pass.premium.dialog')}>
      <Stack gap="md">
        <dl className={classes.rules}>
          <div>
            <dt>{t('pass.premium.before')}</dt>
            <dd>{r3(balance)}</dd>
          </div>
          <div>
            <dt>{t('pass.premium.price')}</dt>
            <dd>−{r3(PREMIUM_PRICE)}</dd>
          </div>
          {short <= 0 && (
            <div>
              <dt>{t('pass.premium.after')}</dt>
              <dd>{r3(balance - PREMIUM_PRICE)}</dd>
            </div>
          )}
        </dl>
        {past.length > 0 && <Text>{t('pass.premium.past', { rewards: sumText(past) })}</Text>}
        {short > 0 && <Text fw={650}>{t('pass.premium.short', { value: r3(short) })}</Text>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          {short > 0 ? (
            <Button component={Link} to="/buy-r3">
              {t('pass.premium.getR3')}
            </Button>
          ) : (
            <Button
              onKeyDown={unheld}
              data-autofocus
              loading={calls.pending === 'premium'}
              onClick={() => void unlock()}
            >
              {t('pass.premium.confirm')}
            </Button>
          )}
        </Group>
      </Stack>
    </ModalDialog>
  )
}
