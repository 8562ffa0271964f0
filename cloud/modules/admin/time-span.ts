/** The span of time that a search names, in epoch milliseconds. */
export const timeSpan = ({ from, until }: { from?: string | undefined; until?: string | undefined }) => ({
  from: from === undefined ? undefined : Date.parse(from),
  until: until === undefined ? undefined : Date.parse(until),
})
