import { z } from 'zod'
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX, USERNAME_MIN } from '../constants/limits.ts'
import { validation } from '../i18n/en/validation.ts'
import { cleanText, languageSchema } from './primitives.ts'
import { playerStatsSchema, userRankSchema, userSchema } from './user.ts'

export const usernameSchema = z
  .string({ error: validation.usernameAndEmailRequired })
  .min(1, { error: validation.usernameAndEmailRequired })
  .min(USERNAME_MIN, { error: validation.usernameTooShort })
  .max(USERNAME_MAX, { error: validation.usernameTooLong })
  .regex(/^[A-Za-z0-9_]*$/, { error: validation.usernameCharacters })

export const emailSchema = z
  .string({ error: validation.usernameAndEmailRequired })
  .min(1, { error: validation.usernameAndEmailRequired })
  .transform(cleanText)
  .pipe(z.email({ error: validation.emailInvalid }).max(EMAIL_MAX, { error: validation.emailInvalid }))

export const passwordSchema = z
  .string({ error: validation.passwordRequired })
  .min(1, { error: validation.passwordRequired })
  .min(PASSWORD_MIN, { error: validation.passwordTooShort })
  .max(PASSWORD_MAX, { error: validation.passwordTooLong })
  .regex(/\p{Lu}/u, { error: validation.passwordNeedsUppercase })
  .regex(/\d/, { error: validation.passwordNeedsNumber })

export const registerBody = z
  .object({
    username: usernameSchema,
    email: emailSchema,
    password: passwordSchema,
    confirmPassword: z.string({ error: validation.passwordsDiffer }),
  })
  .refine((body) => body.password === body.confirmPassword, {
    path: ['confirmPassword'],
    error: validation.passwordsDiffer,
  })
  .meta({ id: 'Register' })
export type RegisterBody = z.input<typeof registerBody>

const required = z
  .string({ error: validation.usernameAndPasswordRequired })
  .min(1, { error: validation.usernameAndPasswordRequired })
export const loginBody = z.object({ username: required, password: required }).meta({ id: 'Login' })
export type LoginBody = z.infer<typeof loginBody>

export const languageBody = z.object({ language: languageSchema })

/** The one body whose unknown fields are refused: a field that cannot be changed must not seem to have been. */
export const profileBody = z
  .strictObject({
    username: usernameSchema,
    email: emailSchema,
    avatar: z.string().min(1).max(64),
    collectionPrivate: z.boolean(),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, { error: validation.nothingToChange })

export const sessionData = z.object({ token: z.string(), user: userSchema })
export type SessionData = z.infer<typeof sessionData>
export const tokenData = z.object({ token: z.string() })
export const userData = z.object({ user: userSchema })
export const profileData = z.object({ user: userSchema, stats: playerStatsSchema, rank: userRankSchema })
export type ProfileData = z.infer<typeof profileData>
export const validateData = z.object({ valid: z.literal(true), user: userSchema })
export const isGoogleUserData = z.object({ isGoogleUser: z.boolean() })
