import { describe, expect, it } from 'vitest'
import { REFS_REMEMBERED } from '#shared/constants/limits.ts'
import type { Reply } from '../rules/transition.ts'
import { createRefMemory } from './ref-memory.ts'

describe('a message that is sent again', () => {
  const counting = () => {
    let done = 0
    return (): Reply => ({ ok: true, data: ++done })
  }

  it('[RT-62] is answered like the first time, and done once', () => {
    const { once } = createRefMemory()
    const perform = counting()
    expect(once('ada', 'r1', perform)).toEqual({ ok: true, data: 1 })
    expect(once('ada', 'r1', perform)).toEqual({ ok: true, data: 1 })
    expect(once('ada', 'r2', perform)).toEqual({ ok: true, data: 2 })
  })

  it('[RT-62] is another message when another user sent it, and always when it bears no ref', () => {
    const { once } = createRefMemory()
    const perform = counting()
    once('ada', 'r1', perform)
    expect(once('bob', 'r1', perform)).toEqual({ ok: true, data: 2 })
    expect(once('ada', undefined, perform)).toEqual({ ok: true, data: 3 })
    expect(once('ada', undefined, perform)).toEqual({ ok: true, data: 4 })
  })

  it('[RT-62] is remembered for a bounded number of messages', () => {
    const { once } = createRefMemory()
    const perform = counting()
    for (let ref = 0; ref <= REFS_REMEMBERED; ref++) once('ada', `r${ref}`, perform)
    expect(once('ada', `r${REFS_REMEMBERED}`, perform)).toEqual({ ok: true, data: REFS_REMEMBERED + 1 })
    expect(once('ada', 'r0', perform)).toEqual({ ok: true, data: REFS_REMEMBERED + 2 })
  })
})
