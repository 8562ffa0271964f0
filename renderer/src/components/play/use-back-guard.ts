import { useCallback } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/** Only the browser's Back and Forward: every other navigation was asked for or is the game's own. */
const leavesByHistory: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === 'POP' && nextLocation.pathname !== currentLocation.pathname

/** Holds the player in the room when they press Back, until they have said what they want. */
export function useBackGuard() {
  const blocker = useBlocker(leavesByHistory)
  const { reset } = blocker
  const stay = useCallback(() => reset?.(), [reset])
  return { asks: blocker.state === 'blocked', stay }
}
