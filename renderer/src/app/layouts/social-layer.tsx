import { useEffect } from 'react'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { ChallengeCards } from '#renderer/components/people/challenge-cards.tsx'
import {
  closeDialog,
  closeFriends,
  forgetSocial,
  useSocial,
} from '#renderer/components/people/social-store.ts'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { friendTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'

const FriendsDrawer = lazyPart(
  async () => (await import('#renderer/features/friends/friends-drawer.tsx')).FriendsDrawer,
)
const SocialDialogs = lazyPart(
  async () => (await import('#renderer/components/people/social-dialogs.tsx')).SocialDialogs,
)

/** What lies over the screens about other players: the friends, their challenges, and what is asked of both. */
function SocialLayer() {
  const { panel, dialog } = useSocial()
  const wasOpened = useWasOpened(panel)
  useEffect(() => onSignedOut(forgetSocial), [])
  return (
    <>
      {wasOpened && <FriendsDrawer opened={panel} isCovered={dialog !== null} onFailed={closeFriends} />}
      {dialog && <SocialDialogs dialog={dialog} onFailed={closeDialog} />}
      <ChallengeCards />
    </>
  )
}

/** With the words of it. */
export async function withTexts() {
  await needTexts(friendTexts)
  return SocialLayer
}
