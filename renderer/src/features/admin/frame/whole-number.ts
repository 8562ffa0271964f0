export interface Bounds {
  readonly min: number
  readonly max: number
}

/** The whole number that was typed; undefined where it is none, or out of its bounds. */
export function wholeNumber(typed: string, { min, max }: Bounds): number | undefined {
  if (!/^[+-]?\d{1,15}$/.test(typed.trim())) return undefined
  const value = Number(typed)
  return value >= min && value <= max ? value : undefined
}
