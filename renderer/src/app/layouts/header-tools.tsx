import classes from '#renderer/app/layouts/header-tools.module.css'
import { FriendsButton } from '#renderer/features/friends/friends-button.tsx'
import { QuestsBell } from '#renderer/features/quests/quests-bell.tsx'
import { friendsButtonTexts } from '#renderer/lib/friend-texts.ts'
import { needTexts } from '#renderer/lib/i18n.ts'
import { questTexts } from '#renderer/lib/reward-texts.ts'
import { useLacksAccount } from '#renderer/session/account.ts'

/** The quests of the day, which guests do not have, and the friends. */
function HeaderTools() {
  const lacksAccount = useLacksAccount()
  return (
    <>
      {!lacksAccount && <QuestsBell />}
      <span className={classes.friends}>
        <FriendsButton />
      </span>
    </>
  )
}

/** With the words of it. */
export async function withTexts() {
  await Promise.all([needTexts(questTexts), needTexts(friendsButtonTexts)])
  return HeaderTools
}
