import { IconCheck, IconSparkles } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { RarityMark } from '#renderer/components/library/rarity-mark.tsx'
import { WordTag } from '#renderer/components/library/word-tag.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/shop/item-card.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

interface ItemCardProps extends Pick<ComponentProps<'button'>, 'tabIndex' | 'onFocus' | 'onClick'> {
  item: LibraryItem
}

/** One item of the set; pressing it looks closer. */
export function ItemCard({ item, ...button }: ItemCardProps) {
  const { t } = useTranslation()
  return (
    <button
      {...button}
      type="button"
      className={classes.card}
      data-kind={item.kind}
      data-rarity={item.rarity}
      data-owned={item.owned}
      aria-haspopup="dialog"
      data-testid="shop-item"
    >
      <span className={classes.art}>
        {item.kind === 'word' ? <WordTag word={item} large /> : <PlayerAvatar avatar={item.id} size={88} />}
      </span>
      <span className={classes.facts}>
        {item.kind === 'avatar' && <strong className={classes.name}>{item.name}</strong>}
        <span className={classes.line}>
          <RarityMark rarity={item.rarity} />
          <span className={classes.soft}>{t(`library.categories.${item.category}`)}</span>
        </span>
        <span className={classes.line}>
          {item.language && <span className={classes.soft}>{t(`common.language.${item.language}`)}</span>}
          {item.aiCreated && <AiTag />}
        </span>
      </span>
      <span className={classes.foot}>
        <OwnedOrPrice item={item} />
      </span>
    </button>
  )
}

export function AiTag() {
  const { t } = useTranslation()
  return (
    <span className={classes.ai}>
      <IconSparkles size={14} aria-hidden />
      {t('library.aiCreated')}
    </span>
  )
}

function OwnedOrPrice({ item: { kind, owned, equipped, price } }: { item: LibraryItem }) {
  const { t } = useTranslation()
  if (!owned)
    return <strong className={classes.price}>{t('library.price', { value: formatNumber(price) })}</strong>
  return (
    <span className={classes.owned}>
      <IconCheck size={18} stroke={2.6} aria-hidden />
      {equipped ? t(kind === 'word' ? 'library.equipped' : 'library.worn') : t('library.owned')}
    </span>
  )
}
