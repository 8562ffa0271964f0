import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/library/rarity.module.css'
import { RARITY_SHAPES } from '#renderer/components/library/rarity-shapes.ts'
import type { Rarity } from '#shared/constants/library.ts'

/** A shape and the word: colour is never alone. */
export function RarityMark({ rarity }: { rarity: Rarity }) {
  const { t } = useTranslation()
  return (
    <span className={classes.mark} data-rarity={rarity}>
      <RarityShape rarity={rarity} />
      {t(`library.rarity.${rarity}`)}
    </span>
  )
}

export function RarityShape({ rarity }: { rarity: Rarity }) {
  return (
    <svg className={classes.shape} viewBox="0 0 16 16" aria-hidden="true">
      <path d={RARITY_SHAPES[rarity]} fillRule="evenodd" />
    </svg>
  )
}
