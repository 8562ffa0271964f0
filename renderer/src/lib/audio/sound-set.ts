/**
 * ZzFX parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, its change, jump of the
 * pitch, its time, repeat. No randomness anywhere: what means something must always sound the same. Right goes up and
 * rings, wrong goes down and growls: the two are told apart without a screen.
 */
export const SOUND_SET = {
  tick: [0.5, 0, 660, 0, 0.01, 0.03, 1, 1],
  tickUrgent: [0.8, 0, 880, 0, 0.02, 0.05, 2, 1],
  chat: [0.4, 0, 520, 0, 0.01, 0.06, 0, 1.2, 4],
  close: [0.7, 0, 440, 0, 0.05, 0.12, 1, 1, 0, 0, 110, 0.06],
  correct: [1, 0, 587, 0, 0.06, 0.25, 0, 1.4, 0, 0, 293, 0.07],
  wrong: [0.8, 0, 180, 0.01, 0.08, 0.14, 2, 0.7, -2],
  roundStart: [1, 0, 392, 0.01, 0.1, 0.3, 1, 1.2, 0, 0, 196, 0.1],
  roundEnd: [0.9, 0, 523, 0.01, 0.08, 0.35, 1, 1.1, 0, 0, -130, 0.1],
  join: [0.6, 0, 494, 0, 0.03, 0.1, 0, 1.3, 0, 0, 165, 0.05],
  leave: [0.5, 0, 494, 0, 0.03, 0.12, 0, 1.3, 0, 0, -123, 0.05],
  match: [1, 0, 784, 0.01, 0.12, 0.3, 1, 1.5, 0, 0, 262, 0.09, 0.18],
  levelUp: [1, 0, 330, 0.02, 0.2, 0.4, 1, 1.6, 0, 0, 165, 0.08, 0.16],
  win: [1, 0, 523, 0.02, 0.3, 0.5, 1, 1.7, 0, 0, 262, 0.1, 0.2],
  lose: [0.8, 0, 294, 0.02, 0.15, 0.45, 1, 1, -0.6],
  error: [0.7, 0, 140, 0.01, 0.06, 0.12, 3, 0.8],
} satisfies Record<string, readonly number[]>

export type SoundName = keyof typeof SOUND_SET
