import { Audience } from '#renderer/features/room/audience.tsx'
import { CallFriends } from '#renderer/features/room/call-friends.tsx'
import { SeenQuizzes } from '#renderer/features/room/seen-quizzes.tsx'
import { Stakes } from '#renderer/features/room/stakes.tsx'
import { waitingTexts } from '#renderer/features/room/waiting-texts.ts'
import { friendTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Under the players: the way to call friends, who looks on, what they play for, and whether they know the quizzes. */
function PeopleNotes({ room }: { room: Room }) {
  return (
    <>
      {knowsAccounts() && !room.matched && <CallFriends />}
      {room.audience && room.audience.length > 0 && <Audience people={room.audience} />}
      {room.mode === 'ranked' && room.matched && <Stakes room={room} />}
      {room.quizzesSeen && <SeenQuizzes room={room} />}
    </>
  )
}

/** With the words of it. */
export async function withTexts() {
  await Promise.all([needTexts(waitingTexts), knowsAccounts() && needTexts(friendTexts)])
  return PeopleNotes
}
