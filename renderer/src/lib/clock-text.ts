/** 0:07, 12:40: minutes and seconds, as on a stop watch. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
