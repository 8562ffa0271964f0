import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { CountButton } from '#renderer/components/count-button.tsx'
import { openFriends } from '#renderer/components/people/social-store.ts'
import { useOpenRequests } from '#renderer/features/friends/use-open-requests.ts'

/** Opens the friends panel, and says how many requests wait there. */
export function FriendsButton() {
  const { t } = useTranslation()
  const count = useOpenRequests()
  return (
    <CountButton
      label={count > 0 ? t('friendsButton.waiting', { count }) : t('friendsButton.label')}
      icon={<IconUsers size={26} stroke={1.8} aria-hidden />}
      count={count}
      data-testid="friends-button"
      onClick={openFriends}
    />
  )
}
