/** As much of `@colyseus/schema` as Colyseus's frames need: the encoding of numbers and strings. */
export { decode } from '../../node_modules/@colyseus/schema/lib/encoding/decode.js'
export { encode } from '../../node_modules/@colyseus/schema/lib/encoding/encode.js'
