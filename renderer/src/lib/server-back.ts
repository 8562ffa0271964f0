import { createEmitter } from '#renderer/lib/emitter.ts'

const server = createEmitter<{ back: null }>()

/** Called whenever the server is reached again: what failed meanwhile is asked for anew. */
export const onServerBack = (listener: () => void): (() => void) => server.on('back', listener)
export const tellServerBack = (): void => server.emit('back', null)
