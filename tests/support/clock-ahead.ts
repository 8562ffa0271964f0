/** For `--import`: moves a process's clock: what it is to the process, and to nobody else. */
export const clockAhead = (ms: number): string =>
  `data:text/javascript,${encodeURIComponent(`const { now } = Date; Date.now = () => now() + ${ms}`)}`
