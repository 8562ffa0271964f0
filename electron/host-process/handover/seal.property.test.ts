import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPartyKey, openExchange, type Purpose, SealError, seal, unseal } from './seal.ts'

const id = fc.string({ minLength: 1, maxLength: 30 })
const purpose: fc.Arbitrary<Purpose> = fc.tuple(fc.constantFrom('key', 'poll', 'snapshot'), id, id)

describe('a sealed text', () => {
  it('[LAN-9] opens with its key and for its purpose, and shows nothing of its content', () => {
    fc.assert(
      fc.property(purpose, fc.jsonValue(), (why, content) => {
        const key = newPartyKey()
        const secret = { answer: 'the lantern', content: JSON.parse(JSON.stringify(content)) }
        const sealed = seal(key, why, secret)
        expect(unseal(key, why, sealed)).toEqual(secret)
        expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('lantern')
        expect(seal(key, why, secret)).not.toBe(sealed)
      }),
      { numRuns: 50 },
    )
  })

  it('[LAN-9] opens with no other key, for no other purpose, and not when one bit was changed', () => {
    fc.assert(
      fc.property(purpose, purpose, fc.nat(), (why, other, at) => {
        fc.pre(JSON.stringify(why) !== JSON.stringify(other))
        const key = newPartyKey()
        const sealed = seal(key, why, { sequence: 4 })
        expect(() => unseal(newPartyKey(), why, sealed)).toThrow(SealError)
        expect(() => unseal(key, other, sealed)).toThrow(SealError)
        const bytes = Buffer.from(sealed, 'base64')
        const index = at % bytes.length
        bytes[index] = (bytes[index] ?? 0) ^ (1 << (at % 8))
        expect(() => unseal(key, why, bytes.toString('base64'))).toThrow(SealError)
        expect(() => unseal(key, why, sealed.slice(0, at % sealed.length))).toThrow(SealError)
      }),
      { numRuns: 100 },
    )
  })
})

describe('an exchange of keys', () => {
  it('[LAN-9] brings both sides to one key that a third does not find', () => {
    const [leader, standby, listener] = [openExchange(), openExchange(), openExchange()]
    const key = leader.agree(standby.publicKey)
    expect(standby.agree(leader.publicKey)).toEqual(key)
    expect(listener.agree(leader.publicKey)).not.toEqual(key)
    expect(listener.agree(standby.publicKey)).not.toEqual(key)
  })

  it('refuses what is no public key', () => {
    for (const text of ['', 'nonsense', Buffer.alloc(44).toString('base64')])
      expect(() => openExchange().agree(text)).toThrow(SealError)
  })
})
