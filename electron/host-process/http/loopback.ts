import { isIP } from 'node:net'

/** A socket that listens on both reports IPv4 inside IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=[\d.]+$)/i, '')

export const isLoopback = (address: string): boolean =>
  (isIP(address) === 4 && address.startsWith('127.')) || address === '::1'
