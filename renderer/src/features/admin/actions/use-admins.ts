import { useQuery } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import { PAGE_LIMIT_MAX } from '#shared/constants/limits.ts'
import { adminUsersData } from '#shared/schemas/admin-users.ts'

/** Who is an admin now, to choose from. */
export function useAdmins(): { value: string; label: string }[] {
  const { data } = useQuery({
    queryKey: ['admin', '/admin/users', 'admins'],
    queryFn: ({ signal }) =>
      api.get('/admin/users', {
        query: { role: 'admin', limit: PAGE_LIMIT_MAX },
        schema: adminUsersData,
        signal,
      }),
  })
  return data?.users.map(({ id, username }) => ({ value: id, label: username })) ?? []
}
