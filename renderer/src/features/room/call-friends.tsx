import { Button } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openFriends } from '#renderer/components/people/social-store.ts'

/** Opens the friends panel, which calls them into this room. */
export function CallFriends() {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      mt="sm"
      aria-haspopup="dialog"
      leftSection={<IconUsersPlus size={18} aria-hidden />}
      onClick={openFriends}
    >
      {t('friends.challenge.invite')}
    </Button>
  )
}
