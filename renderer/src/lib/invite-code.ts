import { INVITE_CODE_LENGTH } from '#shared/constants/limits.ts'

/** The code in whatever was typed or pasted: a whole invite link, small letters, spaces and dashes between. */
export function inviteCodeIn(text: string): string {
  const linked = /[?&#]join=([^&\s]+)|\/join\/([^/?#\s]+)/i.exec(text)
  const code = linked?.[1] ?? linked?.[2] ?? text
  return code.replace(/[^a-z0-9]/gi, '').toUpperCase()
}

export const isWhole = (code: string): boolean => code.length === INVITE_CODE_LENGTH
