import { playSound } from '#renderer/lib/audio/sound.ts'
import type { Board } from './board.ts'
import { useRoomStore } from './room-store.ts'
import { atSecondsLeft } from './seconds-left.ts'

/** The last five seconds tick, for those who still have something to find. */
const ROUND = [5, 4, 3, 2, 1]
/** The start has its own sound at three. */
const START = [2, 1]
const NONE: readonly number[] = []
const URGENT = 2

function ticksOf({ phase, you }: Board): readonly number[] {
  if (phase === 'starting') return START
  return phase === 'answering' && you.role === 'player' && !you.answered ? ROUND : NONE
}

/** Ticks along with whatever is being counted down on the board. */
export function startSoundClock(): () => void {
  let stop: () => void = () => undefined
  const off = useRoomStore.subscribe(({ board }, { board: before }) => {
    if (board.countdown === before.countdown && ticksOf(board) === ticksOf(before)) return
    stop()
    stop = atSecondsLeft(board.countdown, ticksOf(board), (seconds) =>
      playSound(board.phase === 'answering' && seconds <= URGENT ? 'tickUrgent' : 'tick'),
    )
  })
  return () => {
    off()
    stop()
  }
}
