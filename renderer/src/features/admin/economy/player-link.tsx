import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The player's page, where there is an account. */
export function PlayerLink({ user }: { user: { id: string; username: string | null } | null }) {
  const { t } = useTranslation()
  if (user === null || user.username === null) return t('adminEconomy.gone')
  return (
    <Anchor component={Link} to={`/admin/users/${user.id}`}>
      {user.username}
    </Anchor>
  )
}
