import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RarityMark } from '#renderer/components/library/rarity-mark.tsx'
import { WordTag } from '#renderer/components/library/word-tag.tsx'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { AiTag } from '#renderer/features/shop/item-card.tsx'
import classes from '#renderer/features/shop/item-preview.module.css'
import { OwnedBox } from '#renderer/features/shop/owned-box.tsx'
import { PurchaseBox } from '#renderer/features/shop/purchase-box.tsx'
import { useUser } from '#renderer/session/session-store.ts'
import { WORD_BONUS } from '#shared/constants/library.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

interface ItemPreviewProps {
  item: LibraryItem
  onClose: () => void
  onDayChanged: () => void
}

/** One item, as others would see it, and the way to own it. */
export function ItemPreview({ item, onClose, onDayChanged }: ItemPreviewProps) {
  const { t } = useTranslation()
  const [isNew, setNew] = useState(false)
  return (
    <ModalDialog opened onClose={onClose} title={item.name}>
      <div className={classes.preview}>
        {item.kind === 'word' ? <InChat word={item} /> : <OnPodium avatar={item.id} />}
        <p className={classes.facts}>
          <RarityMark rarity={item.rarity} />
          <span>{t(`library.categories.${item.category}`)}</span>
          {item.language && <span>{t(`common.language.${item.language}`)}</span>}
          {item.aiCreated && <AiTag />}
        </p>
        {item.kind === 'word' && (
          <p className={classes.bonus}>{t('library.preview.bonus', { count: WORD_BONUS[item.rarity] })}</p>
        )}
        {item.owned ? (
          <OwnedBox item={item} isNew={isNew} />
        ) : (
          <PurchaseBox item={item} onBought={() => setNew(true)} onDayChanged={onDayChanged} />
        )}
      </div>
    </ModalDialog>
  )
}

function InChat({ word }: { word: LibraryItem }) {
  const { t } = useTranslation()
  const { username, avatar } = useUser()
  return (
    <figure className={classes.stage}>
      <figcaption>{t('library.preview.chat')}</figcaption>
      <div className={classes.line}>
        <PlayerAvatar avatar={avatar} size={40} />
        <p>
          <strong>{username}</strong> {t('library.preview.line')} <WordTag word={word} />
        </p>
      </div>
    </figure>
  )
}

const SIZES = [40, 72, 112]

function OnPodium({ avatar }: { avatar: string }) {
  const { t } = useTranslation()
  return (
    <figure className={classes.stage}>
      <figcaption>{t('library.preview.sizes')}</figcaption>
      <div className={classes.podium}>
        {SIZES.map((size) => (
          <span key={size} className={classes.step}>
            <PlayerAvatar avatar={avatar} size={size} />
          </span>
        ))}
      </div>
    </figure>
  )
}
