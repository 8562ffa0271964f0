import {
  createCipheriv,
  createDecipheriv,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Known to the desktops of one party, and to nobody who listens on the network. */
export type PartyKey = Buffer

export const newPartyKey = (): PartyKey => randomBytes(KEY_BYTES)

/**
 * What a sealed text is for: it opens only where it is expected. Of one party, one kind of message, and from one desktop, or
 * for one question.
 */
export type Purpose = readonly [
  kind: 'key' | 'poll' | 'snapshot' | 'claim',
  partyId: string,
  standbyIdOrNonce: string,
]

/** A sealed text that cannot be opened: changed on the way, or meant for others. */
export class SealError extends Error {
  override readonly name = 'SealError'
}

/** AES-256-GCM, in base64: nonce, tag, and the enciphered JSON of `content`. */
export function seal(key: PartyKey, purpose: Purpose, content: unknown): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(JSON.stringify(purpose)))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** The content as it was sealed. Throws SealError. */
export function unseal(key: PartyKey, purpose: Purpose, sealed: string): unknown {
  try {
    const bytes = Buffer.from(sealed, 'base64')
    const nonce = bytes.subarray(0, NONCE_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(JSON.stringify(purpose)))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return JSON.parse(text.toString('utf8'))
  } catch (error) {
    throw new SealError('This cannot be opened.', { cause: error })
  }
}

/** One side of an exchange, for one use. */
export interface Exchange {
  /** Base64, to be sent to the other side. */
  readonly publicKey: string
  /** The key that both sides come to. Throws SealError when the other's is none. */
  agree(othersPublicKey: string): PartyKey
}

/** X25519. It keeps out those who listen, not one who stands between both sides and changes what they say. */
export function openExchange(): Exchange {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  const raw = (key: KeyObject) => key.export({ format: 'der', type: 'spki' })
  return {
    publicKey: raw(publicKey).toString('base64'),
    agree(othersPublicKey) {
      try {
        const other = createPublicKey({
          key: Buffer.from(othersPublicKey, 'base64'),
          format: 'der',
          type: 'spki',
        })
        const secret = diffieHellman({ privateKey, publicKey: other })
        return Buffer.from(hkdfSync('sha256', secret, '', 'riddle-rooms party key', KEY_BYTES))
      } catch (error) {
        throw new SealError('This is no public key.', { cause: error })
      }
    },
  }
}
