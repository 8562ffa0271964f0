import { useCallback } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'

/** Only the browser's own back and forward: whatever leads elsewhere from within was asked for, or is the game's doing. */
const leavesByHistory: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === 'POP' && nextLocation.pathname !== currentLocation.pathname

/** Holds the player in the room when they press Back, until they have said what they want. */
export function useBackGuard() {
  const blocker = useBlocker(leavesByHistory)
  const { reset } = blocker
  const stay = useCallback(() => reset?.(), [reset])
  return { asks: blocker.state === 'blocked', stay }
}
