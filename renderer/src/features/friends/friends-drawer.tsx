import { Button, Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Door } from '#renderer/components/door.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { closeFriends } from '#renderer/components/people/social-store.ts'
import classes from '#renderer/features/friends/friends.module.css'
import { FriendsPanel } from '#renderer/features/friends/friends-panel.tsx'
import { useOpenedLater } from '#renderer/hooks/use-opened-later.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'

interface FriendsDrawerProps {
  opened: boolean
  /** A dialog lies over it, which Escape closes first. */
  isCovered: boolean
}

/** The friends beside the page; on a phone over it. */
export function FriendsDrawer({ opened, isCovered }: FriendsDrawerProps) {
  const { t } = useTranslation()
  const lacksAccount = useLacksAccount()
  const isShown = useOpenedLater(opened)
  return (
    <Drawer
      opened={isShown}
      onClose={closeFriends}
      closeOnEscape={!isCovered}
      trapFocus={!isCovered}
      position="right"
      classNames={{ content: classes.drawer ?? '' }}
      title={t('friends.title')}
      closeButtonProps={{ 'aria-label': t('common.actions.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {lacksAccount ? (
        <EmptyState
          drawing={<Door />}
          title={t('friends.guest.title')}
          action={
            <Button
              onClick={() => {
                closeFriends()
                offerAccount('needed')
              }}
            >
              {t('common.actions.claim')}
            </Button>
          }
        >
          {t('friends.guest.body')}
        </EmptyState>
      ) : (
        <FriendsPanel isOpen={isShown} />
      )}
    </Drawer>
  )
}
