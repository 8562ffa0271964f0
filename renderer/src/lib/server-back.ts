import { createEmitter } from '#renderer/lib/emitter.ts'

const server = createEmitter<{ back: null; doubted: null }>()

/** Called whenever the server is reached again: what failed meanwhile is asked for anew. */
export const onServerBack = (listener: () => void): (() => void) => server.on('back', listener)
export const tellServerBack = (): void => server.emit('back', null)

/** Called when somebody wants to know at once how the server is: it has refused a call, or the player asks. */
export const onServerDoubted = (listener: () => void): (() => void) => server.on('doubted', listener)
export const doubtServer = (): void => server.emit('doubted', null)
