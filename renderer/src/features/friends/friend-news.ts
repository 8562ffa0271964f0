import { addChallenge } from '#renderer/components/people/challenges.ts'
import { refreshFriends } from '#renderer/components/people/friends-query.ts'
import { friendTexts } from '#renderer/lib/friend-texts.ts'
import { i18n, needTexts } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { whenNoRoundRuns } from '#renderer/realtime/room/round-running.ts'
import { friendEventSchemas } from '#shared/protocol/friend-events.ts'

const userSchema = friendEventSchemas.friend_request

/** Keeps what a friend, or one who wants to be one, has done, and says so. */
export async function noteFriend(name: keyof typeof friendEventSchemas, payload: unknown): Promise<void> {
  if (name === 'friend_challenge') {
    const called = friendEventSchemas.friend_challenge.safeParse(payload)
    if (called.success) addChallenge(called.data)
    return
  }
  const told = userSchema.safeParse(payload)
  if (!told.success) return
  void refreshFriends()
  await needTexts(friendTexts)
  const words = name === 'friend_request' ? 'friends.news.request' : 'friends.news.accepted'
  whenNoRoundRuns(() => toast.blank(i18n.t(words, { name: told.data.user.username })))
}
