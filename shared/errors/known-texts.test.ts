import { describe, expect, it } from 'vitest'
import { errors } from '../i18n/en/errors.ts'
import { validation } from '../i18n/en/validation.ts'
import { secondsIn, textKeyOf } from './known-texts.ts'

describe('the text that a message means', () => {
  it('[ERR-2] is the one that it equals', () => {
    for (const [key, text] of Object.entries(errors)) expect(textKeyOf(text), text).toBe(`errors.${key}`)
    for (const [key, text] of Object.entries(validation)) expect(textKeyOf(text)).toBe(`validation.${key}`)
  })

  it('[ERR-3] is one that it contains, in any letter case', () => {
    expect(textKeyOf('Oops: ROOM NOT FOUND (xyz)')).toBe('errors.ROOM_NOT_FOUND')
  })

  it('[ERR-4] is the longest of several that it contains', () => {
    expect(textKeyOf('error: Google user not found!')).toBe('errors.GOOGLE_USER_NOT_FOUND')
    expect(textKeyOf('error: user not found!')).toBe('errors.USER_NOT_FOUND')
  })

  it.each([
    ['ERR-5', 'That username is already in use', 'errors.USERNAME_ALREADY_TAKEN'],
    ['ERR-6', 'This email was already registered', 'errors.EMAIL_ALREADY_EXISTS'],
    ['ERR-6', 'This e-mail was already registered', 'errors.EMAIL_ALREADY_EXISTS'],
    ['ERR-7', 'invalid login credentials', 'errors.INVALID_USERNAME_OR_PASSWORD'],
    ['ERR-8', 'the connection was reset', 'errors.NETWORK_ERROR'],
    ['ERR-9', 'the server is on fire', 'errors.SERVER_ERROR'],
    ['ERR-9', 'HTTP 500', 'errors.SERVER_ERROR'],
    ['ERR-9', 'costs 1500 or 5000', 'errors.UNKNOWN_ERROR'],
    ['ERR-10', 'gibberish', 'errors.UNKNOWN_ERROR'],
  ])('[ERR-5, ERR-6, ERR-7, ERR-8, ERR-9, ERR-10] falls back by keywords: %s %s', (_rule, message, key) => {
    expect(textKeyOf(message)).toBe(key)
  })

  it('[ERR-55] knows a text with seconds in it, and reads them', () => {
    const message = 'Rate limit exceeded. Try again in 12 seconds.'
    expect(textKeyOf(message)).toBe('errors.RATE_LIMITED')
    expect(secondsIn(message)).toBe(12)
    expect(secondsIn('Room not found')).toBeUndefined()
  })

  it('[ERR-10] tries the keywords in the order username, email, credentials, network, server', () => {
    expect(textKeyOf('username and email already used by the server')).toBe('errors.USERNAME_ALREADY_TAKEN')
    expect(textKeyOf('email already used, says the network')).toBe('errors.EMAIL_ALREADY_EXISTS')
    expect(textKeyOf('invalid credentials for this network')).toBe('errors.INVALID_USERNAME_OR_PASSWORD')
    expect(textKeyOf('network server')).toBe('errors.NETWORK_ERROR')
  })
})
