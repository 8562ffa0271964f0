import type { Language } from '#shared/constants/game.ts'
import type { Voice } from '#shared/schemas/voice.ts'

/** In bytes: forty seconds of sound at the best rate that a vendor is asked for. */
export const LONGEST_ANSWER = 2_000_000

/** A voice of a vendor in one of our languages. */
export interface VendorVoice {
  readonly voice: Voice
  /** What the vendor calls it. */
  readonly vendorId: string
}

export interface VendorLine {
  readonly text: string
  readonly vendorId: string
  readonly language: Language
}

/** Somebody else's computer that reads texts aloud. */
export interface SpeechVendor {
  readonly name: 'elevenlabs' | 'openai'
  readonly start: () => Promise<void>
  readonly voices: () => Promise<readonly VendorVoice[]>
  /** A file that should be sound: a wave file is asked for. */
  readonly speak: (line: VendorLine, signal: AbortSignal) => Promise<Uint8Array>
}

/** The vendor fails, whatever is asked. The message is for the log, and never the vendor's text, which may hold key or line. */
export class VendorFailure extends Error {
  override readonly name = 'VendorFailure'
}

/** The vendor does not like this line, or reads it without end: another may do. */
export class RefusedLine extends Error {
  override readonly name = 'RefusedLine'
}

/** The vendor no longer has this voice. */
export class UnknownVoice extends Error {
  override readonly name = 'UnknownVoice'
}

/** What an answer other than 200 means. No status: there was no answer. The code is a word by which the vendor tells failures apart. */
export function failureOf(status: number | undefined, code: string | undefined): Error {
  if (status === undefined) return new VendorFailure('no_answer')
  const word = code !== undefined && /^\w{1,40}$/.test(code) ? ` ${code}` : ''
  const reason = `http_${status}${word}`
  return status === 400 || status === 422 ? new RefusedLine(reason) : new VendorFailure(reason)
}

const CODES = { english: 'en', italian: 'it' } as const satisfies Record<Language, string>
export const codeOf = (language: Language): string => CODES[language]

/** Each of our voices has one language; a vendor's that reads both is offered as two. */
export const offeredIn = (
  language: Language,
  vendorId: string,
  traits: Omit<Voice, 'id' | 'language'>,
): VendorVoice => ({ vendorId, voice: { id: `${codeOf(language)}-${vendorId}`, ...traits, language } })
