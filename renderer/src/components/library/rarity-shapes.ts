import type { Rarity } from '#shared/constants/library.ts'

/** Round, then ever more points: told apart without colour, at 16 px. */
export const RARITY_SHAPES: Readonly<Record<Rarity, string>> = {
  common: 'M8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3z',
  rare: 'M8 1.5 14.5 8 8 14.5 1.5 8z',
  epic: 'M8 1.2l5.9 3.4v6.8L8 14.8l-5.9-3.4V4.6zM8 5.2 5.4 9.6h5.2z',
  legendary: 'M8 .8l2.1 4.6 5 .6-3.7 3.4 1 5L8 11.9l-4.4 2.5 1-5L.9 6l5-.6z',
}
