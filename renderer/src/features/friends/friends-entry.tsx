import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openFriends } from '#renderer/components/people/social-store.ts'
import { useOpenRequests } from '#renderer/features/friends/use-open-requests.ts'

/** The way to the friends panel in the account menu, where the header of a phone has no room for it. */
export function FriendsEntry({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  const count = useOpenRequests()
  return (
    <Button
      variant="default"
      justify="flex-start"
      leftSection={<IconUsers size={20} aria-hidden />}
      onClick={() => {
        onOpen()
        openFriends()
      }}
    >
      {count > 0 ? t('friendsButton.waiting', { count }) : t('friendsButton.label')}
    </Button>
  )
}
