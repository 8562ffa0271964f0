import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EconomyDialog } from '#renderer/features/admin/economy/economy-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { wholeNumber } from '#renderer/features/admin/frame/whole-number.ts'
import { WholeNumberField } from '#renderer/features/admin/frame/whole-number-field.tsx'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { ITEM_PRICE_MAX } from '#shared/constants/library.ts'
import type { AdminItem } from '#shared/schemas/admin-library.ts'

const BOUNDS = { min: 1, max: ITEM_PRICE_MAX }

/** What an item costs, and whether it is sold. */
export function ItemDialog({ item, onClose }: { item: AdminItem; onClose: () => void }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const [hasOwnPrice, setHasOwnPrice] = useState(item.isOverridden)
  const [price, setPrice] = useState(`${item.price}`)
  const [isSold, setSold] = useState(item.isSold)
  const change = useChange(
    (body: object, headers) =>
      api.put(`/admin/library/items/${encodeURIComponent(item.id)}`, { body, headers }),
    onClose,
  )
  const send = () => {
    const asked = hasOwnPrice ? wholeNumber(price, BOUNDS) : null
    if (asked !== undefined) change.mutate({ price: asked, isSold, version: item.version })
  }
  return (
    <EconomyDialog
      title={t('adminEconomy.library.editing', { name: item.name[language] })}
      submit={t('adminEconomy.library.save')}
      opened
      onClose={onClose}
      onSubmit={send}
      change={change}
    >
      <Switch
        label={t('adminEconomy.library.isSold')}
        data-autofocus
        checked={isSold}
        onChange={({ currentTarget }) => setSold(currentTarget.checked)}
      />
      <Switch
        label={t('adminEconomy.library.own')}
        checked={hasOwnPrice}
        onChange={({ currentTarget }) => setHasOwnPrice(currentTarget.checked)}
      />
      {hasOwnPrice && (
        <WholeNumberField
          label={t('adminEconomy.library.price')}
          withAsterisk
          {...BOUNDS}
          value={price}
          onChange={setPrice}
        />
      )}
    </EconomyDialog>
  )
}
