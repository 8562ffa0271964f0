/** Ears hear by powers: half of the slider is a quarter of the amplitude. */
export const gainOf = (level: number, muted: boolean): number => (muted ? 0 : (level / 100) ** 2)
