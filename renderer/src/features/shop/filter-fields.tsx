import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { categoriesOf, type ShopFilters } from '#renderer/features/shop/shop-filters.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { ITEM_KINDS, RARITIES } from '#shared/constants/library.ts'

export interface FilterFieldsProps {
  filters: ShopFilters
  onChange: (changes: ShopFilters) => void
}

/** Plain selects: every device knows how to open them, and a keyboard how to walk them. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { t } = useTranslation()
  const any = { value: '', label: t('library.filters.any') }
  /** A select knows only text; the empty one is "any". */
  const pick = <T extends string>(all: readonly T[], value: string) => all.find((one) => one === value)
  const categories = categoriesOf(filters.kind)
  return (
    <>
      <NativeSelect
        label={t('library.filters.kind')}
        value={filters.kind ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ kind: pick(ITEM_KINDS, value) })}
        data={[any, ...ITEM_KINDS.map((kind) => ({ value: kind, label: t(`library.kinds.${kind}`) }))]}
      />
      <NativeSelect
        label={t('library.filters.category')}
        value={filters.category ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ category: pick(categories, value) })}
        data={[any, ...categories.map((one) => ({ value: one, label: t(`library.categories.${one}`) }))]}
      />
      <NativeSelect
        label={t('library.filters.rarity')}
        value={filters.rarity ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ rarity: pick(RARITIES, value) })}
        data={[any, ...RARITIES.map((rarity) => ({ value: rarity, label: t(`library.rarity.${rarity}`) }))]}
      />
      <NativeSelect
        label={t('library.filters.language')}
        value={filters.language ?? ''}
        disabled={filters.kind === 'avatar'}
        onChange={({ currentTarget: { value } }) => onChange({ language: pick(LANGUAGES, value) })}
        data={[any, ...LANGUAGES.map((one) => ({ value: one, label: t(`common.language.${one}`) }))]}
      />
    </>
  )
}
