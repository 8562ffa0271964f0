import { friendsQuery, refreshFriends } from '#renderer/components/people/friends-query.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { friendCallText } from '#renderer/lib/friend-call-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { toast } from '#renderer/lib/toast.ts'
import { askedFriendData, type Person } from '#shared/schemas/friends.ts'

/** Why a call about other players failed, in the player's language. */
export const friendFailure = (error: unknown): string =>
  (error instanceof Error ? friendCallText(error.message) : undefined) ?? failureText(error)

const pathOf = ({ id }: Person): string => `/friends/${encodeURIComponent(id)}`

/** Does it, and tells what came of it; the lists are looked at anew either way. Answers whether it was done. */
async function tell(work: () => Promise<string>): Promise<boolean> {
  try {
    toast.apiSuccess(await work())
    return true
  } catch (error) {
    toast.error(friendFailure(error))
    return false
  } finally {
    void refreshFriends()
  }
}

/** Asks to be a friend, or accepts who has asked. Rejects when it is refused. */
export async function askFriend(username: string): Promise<string> {
  const { state, user } = await api.post('/friends', { body: { username }, schema: askedFriendData })
  void refreshFriends()
  return i18n.t(state === 'friends' ? 'friends.news.accepted' : 'friends.add.asked', { name: user.username })
}

export const befriend = ({ username }: Person): Promise<boolean> => tell(() => askFriend(username))

/** Accepts a request that is still there: one that was withdrawn meanwhile would be answered by a new request. */
export async function acceptRequest(person: Person): Promise<boolean> {
  const lists = await queryClient.fetchQuery({ ...friendsQuery, staleTime: 0 }).catch(() => null)
  if (lists === null || lists.received.some(({ id }) => id === person.id)) return befriend(person)
  toast.error(i18n.t('friends.received.gone'))
  return false
}

/** Ends what is between the two, and says it in these words. */
const end = (person: Person, words: 'confirm.removed' | 'received.declined' | 'sent.withdrawn') =>
  tell(async () => {
    await api.delete(pathOf(person))
    return i18n.t(`friends.${words}`, { name: person.username })
  })
export const removeFriend = (person: Person) => end(person, 'confirm.removed')
export const declineRequest = (person: Person) => end(person, 'received.declined')
export const withdrawRequest = (person: Person) => end(person, 'sent.withdrawn')

export const block = (person: Person): Promise<boolean> =>
  tell(async () => {
    await api.post(`${pathOf(person)}/block`)
    return i18n.t('friends.confirm.blocked', { name: person.username })
  })

export const unblock = (person: Person): Promise<boolean> =>
  tell(async () => {
    await api.delete(`${pathOf(person)}/block`)
    return i18n.t('friends.blocked.unblocked', { name: person.username })
  })
