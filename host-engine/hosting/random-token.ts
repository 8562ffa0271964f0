import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, as they are sent. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** As it is stored. A random token cannot be guessed, so a fast hash is enough. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')
