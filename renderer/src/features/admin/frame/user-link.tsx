import { Anchor } from '@mantine/core'
import { Link } from 'react-router'

/** To the page of a player. */
export function UserLink({ user }: { user: { readonly id: string; readonly username: string } }) {
  return (
    <Anchor component={Link} to={`/admin/users/${user.id}`} fw={600}>
      {user.username}
    </Anchor>
  )
}
