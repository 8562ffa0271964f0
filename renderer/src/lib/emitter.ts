type Listener<Payload> = (payload: Payload) => void

/** A typed list of listeners by event name; the order of registration is the order of calls. */
export function createEmitter<Events extends object>() {
  const listeners = new Map<keyof Events, Set<Listener<never>>>()

  return {
    on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
      const of = listeners.get(name) ?? new Set()
      listeners.set(name, of)
      of.add(listener)
      return () => {
        of.delete(listener)
      }
    },
    emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
      // A copy: a listener may take itself off while it runs.
      for (const listener of [...(listeners.get(name) ?? [])]) (listener as Listener<Events[Name]>)(payload)
    },
  }
}
