import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { RarityMark } from '#renderer/components/library/rarity-mark.tsx'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import classes from '#renderer/features/profile/inventory.module.css'
import { ShopLink } from '#renderer/features/profile/shop-link.tsx'
import { toggleEquipped } from '#renderer/features/profile/toggle-equipped.ts'
import { FREE_AVATARS } from '#shared/constants/avatars.ts'
import type { LibraryItem } from '#shared/schemas/library.ts'

/** The avatars of an inventory: one at a time is worn. */
export function OwnedAvatars({ avatars }: { avatars: readonly LibraryItem[] }) {
  const { t } = useTranslation()
  if (avatars.length === 0)
    return (
      <EmptyPanel>
        <EmptyState
          drawing={<FreeAvatars />}
          title={t('library.inventory.emptyAvatars')}
          action={<ShopLink />}
        >
          {t('library.inventory.emptyAvatarsHint')}
        </EmptyState>
      </EmptyPanel>
    )
  return (
    <ul className={classes.avatars} aria-label={t('library.inventory.avatars')}>
      {avatars.map((avatar) => (
        <AvatarCard key={avatar.id} avatar={avatar} />
      ))}
    </ul>
  )
}

/** Three that everybody has. */
function FreeAvatars() {
  return (
    <span className={classes.free}>
      {FREE_AVATARS.slice(0, 3).map((avatar) => (
        <PlayerAvatar key={avatar} avatar={avatar} size={44} />
      ))}
    </span>
  )
}

function AvatarCard({ avatar }: { avatar: LibraryItem }) {
  const { t } = useTranslation()
  const { name, equipped } = avatar
  return (
    <li className={classes.avatar} data-equipped={equipped} data-testid="owned-avatar">
      <PlayerAvatar avatar={avatar.id} size={88} />
      <strong className={classes.name}>{name}</strong>
      <RarityMark rarity={avatar.rarity} />
      <span className={classes.on} hidden={!equipped}>
        <IconCheck size={16} stroke={2.6} aria-hidden />
        {t('library.worn')}
      </span>
      <Button
        variant={equipped ? 'default' : 'filled'}
        size="sm"
        fullWidth
        aria-label={t(`library.inventory.${equipped ? 'unequipNamed' : 'wearNamed'}`, { name })}
        onClick={() => void toggleEquipped(avatar)}
      >
        {t(`library.inventory.${equipped ? 'unequip' : 'wear'}`)}
      </Button>
    </li>
  )
}
