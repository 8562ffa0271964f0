import type { Lane } from './lane.ts'

/** How far something had come when its process died. */
export const STAGES = ['before anything was kept', 'in between', 'after all was kept'] as const
export type Stage = (typeof STAGES)[number]

/** Something that a process is killed in the middle of. */
export interface Act {
  /** The call. Rejects when no answer came. */
  begin(): Promise<unknown>
  /** Read while no process is there. */
  stage(): Promise<Stage>
  /** Of the next process, as whoever had no answer does. */
  askAgain(): Promise<void>
  /** What is not as it must be, once the lane has been started anew a few times. */
  faults(): Promise<string[]>
}

export interface Scenario {
  readonly name: string
  prepare(lane: Lane): Promise<Act>
}
