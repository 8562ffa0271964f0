import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '#renderer/features/shop/item-preview.module.css'
import { errorText } from '#renderer/lib/error-text.ts'
import { toast } from '#renderer/lib/toast.ts'
import { setEquipped } from '#renderer/session/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

interface OwnedBoxProps {
  item: LibraryItem
  /** It was bought just now, here: the focus goes to what says so. */
  isNew: boolean
}

/** In the place of the price: what to do with an item that one has. */
export function OwnedBox({ item, isNew }: OwnedBoxProps) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const stateOf = ({ kind, equipped }: LibraryItem): string => {
    if (kind === 'avatar') return equipped ? t('library.preview.wearing') : t('library.preview.yours')
    return t(equipped ? 'library.preview.ready' : 'library.preview.resting')
  }
  const canWear = item.kind === 'avatar' && !item.equipped

  const wear = async () => {
    setBusy(true)
    try {
      await setEquipped(item, true)
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.purchase}>
      <p className={classes.yours} role="status" tabIndex={-1} ref={isNew ? focusOnce : undefined}>
        <IconCheck size={20} stroke={2.6} aria-hidden />
        {stateOf(item)}
      </p>
      <div className={classes.actions}>
        <Button component={Link} to="/profile?tab=inventory" variant="default">
          {t('library.preview.toInventory')}
        </Button>
        {canWear && (
          <Button loading={isBusy} onClick={() => void wear()}>
            {t('library.preview.wear')}
          </Button>
        )}
      </div>
    </div>
  )
}

const focusOnce = (text: HTMLElement | null) => text?.focus()
