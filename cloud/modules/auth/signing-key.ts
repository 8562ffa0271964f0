export const ISSUER = 'riddle-rooms'
export const ALGORITHM = 'HS256'

/** Imported once: given the text, jose would import it for every token that is read. */
export const importSigningKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
