import { Button, Kbd } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconArrowRight, IconCoins, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FormAlert } from '#renderer/components/form-alert.tsx'
import classes from '#renderer/features/shop/item-preview.module.css'
import { usePurchase } from '#renderer/features/shop/use-purchase.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { usePreferences } from '#renderer/lib/preferences.ts'
import { unheld } from '#renderer/lib/unheld.ts'
import { useMatchmaking } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { useUser } from '#renderer/session/session-store.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

interface PurchaseBoxProps {
  item: LibraryItem
  onBought: () => void
  onDayChanged: () => void
}

/** The price, and the one question before it is paid. */
export function PurchaseBox({ item, onBought, onDayChanged }: PurchaseBoxProps) {
  const { t } = useTranslation()
  const { balance } = useUser()
  const inQueue = useMatchmaking(({ search, starting }) => search !== null || starting)
  const shortcuts = usePreferences((state) => state.shortcuts)
  const [isAsking, setAsking] = useState(false)
  const { buy, isBuying, failure } = usePurchase(item, onDayChanged)
  const r3 = (value: number) => t('library.price', { value: formatNumber(value) })
  const missing = item.price - balance
  const mayBuy = !inQueue && missing <= 0
  const ask = () => {
    if (mayBuy) setAsking(true)
  }
  useHotkeys(shortcuts ? [['b', ask]] : [])

  const confirm = async () => {
    if (await buy()) onBought()
    else setAsking(false)
  }
  return (
    <div className={classes.purchase}>
      <FormAlert failure={failure} />
      {inQueue && (
        <p className={classes.note} role="status">
          <IconHourglass size={20} aria-hidden />
          {t('library.preview.queue')}
        </p>
      )}
      {missing > 0 ? (
        <div className={classes.short}>
          <p>
            <strong>{r3(item.price)}</strong> {t('library.preview.short', { missing: r3(missing) })}
          </p>
          <Button component={Link} to="/buy-r3" leftSection={<IconCoins size={20} aria-hidden />}>
            {t('library.preview.getR3')}
          </Button>
        </div>
      ) : isAsking && mayBuy ? (
        <section className={classes.ask} aria-label={t('library.preview.ask', { name: item.name })}>
          <p className={classes.question}>{t('library.preview.ask', { name: item.name })}</p>
          <dl className={classes.balance} data-testid="balance-change">
            <div>
              <dt>{t('library.preview.before')}</dt>
              <dd>{r3(balance)}</dd>
            </div>
            <IconArrowRight size={24} aria-hidden />
            <div>
              <dt>{t('library.preview.after')}</dt>
              <dd>{r3(balance - item.price)}</dd>
            </div>
          </dl>
          <div className={classes.actions}>
            <Button variant="default" onClick={() => setAsking(false)} disabled={isBuying}>
              {t('common.actions.cancel')}
            </Button>
            <Button
              onKeyDown={unheld}
              ref={focusOnce}
              data-buys={item.kind}
              loading={isBuying}
              onClick={() => void confirm()}
            >
              {t('library.preview.confirm')}
            </Button>
          </div>
        </section>
      ) : (
        <Button
          size="md"
          fullWidth
          data-buys={item.kind}
          aria-disabled={!mayBuy}
          data-disabled={!mayBuy}
          data-autofocus
          aria-keyshortcuts={shortcuts ? 'B' : undefined}
          rightSection={
            shortcuts && (
              <Kbd className={classes.key ?? ''} aria-hidden>
                B
              </Kbd>
            )
          }
          onClick={ask}
        >
          {t('library.preview.buy', { price: r3(item.price) })}
        </Button>
      )}
    </div>
  )
}

/** What took the place of the button that was pressed takes its focus. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()
