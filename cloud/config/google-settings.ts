import { z } from 'zod'

const IDS_FORM = 'client ids separated by commas, such as 123-abc.apps.googleusercontent.com'
/** The page signs in with the first; tokens for all of them are accepted. */
export const googleClientIdsSetting = z
  .string()
  .transform((text) => text.split(',').map((id) => id.trim()))
  .refine((ids) => ids.every((id) => /^[\w.-]+$/.test(id)), { error: IDS_FORM })

export const googleClientIdSetting = z
  .string()
  .regex(/^[\w.-]+$/, { error: 'a client id, such as 123-abc.apps.googleusercontent.com' })

const isWebAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')

const CERTS_FORM = 'the http or https address of a JSON Web Key Set'
export const googleCertsSetting = z.string().refine(isWebAddress, { error: CERTS_FORM })

export const googleAddressSetting = z.string().refine(isWebAddress, { error: 'an http or https address' })
