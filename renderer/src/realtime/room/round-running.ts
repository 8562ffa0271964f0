import type { RoomModel } from './room-model.ts'
import { roomState, useRoomStore } from './room-store.ts'

/** Whether there is a question on the screen. */
const isRoundRunning = ({ phase }: RoomModel): boolean => phase === 'answering' || phase === 'paused'

/** At once, or as soon as the running round is over: nothing lies on a question. */
export function whenNoRoundRuns(work: () => void): void {
  if (!isRoundRunning(roomState().model)) {
    work()
    return
  }
  const stop = useRoomStore.subscribe(({ model }) => {
    if (isRoundRunning(model)) return
    stop()
    work()
  })
}
