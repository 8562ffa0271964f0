/**
 * In place of Colyseus's serializer of synchronised state, which no room of ours uses (docs/decisions/0005): it and the schema
 * library behind it are nearly half of the client library's weight. `Room` asks for the class by `instanceof` only.
 */
export class SchemaSerializer {}
export const getStateCallbacks = (): undefined => undefined
