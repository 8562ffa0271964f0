import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, holdsAnswer, judge } from './judge.ts'
import english from './pairs/english.json' with { type: 'json' }
import italian from './pairs/italian.json' with { type: 'json' }

const FRAMES: Readonly<Record<Language, readonly string[]>> = {
  english: [
    'it is',
    "it's",
    'is it',
    'I think',
    'I think it is',
    'what is',
    'who is',
    'that is',
    'my answer is',
    'your',
  ],
  italian: [
    'è',
    "e'",
    'sarà',
    'penso',
    'credo che sia',
    'direi',
    'secondo me',
    'cos’è',
    'chi è',
    'la risposta è',
    'la mia',
  ],
}
const HEDGED: Readonly<Record<Language, readonly string[]>> = {
  english: [' or zebra', ' or not', ' zebra xylophone'],
  italian: [' o zebra', ' oppure no', ' zebra xilofono'],
}

const asked = fc.oneof(
  ...(['english', 'italian'] as const).map((language) =>
    fc.record({
      language: fc.constant(language),
      text: fc.constantFrom(...{ english, italian }[language].flatMap(({ answers }) => answers)),
      frame: fc.constantFrom(...FRAMES[language]),
      hedge: fc.constantFrom(...HEDGED[language]),
    }),
  ),
)

it('[GAME-42] takes every answer in every frame, with a question mark or without', () => {
  fc.assert(
    fc.property(asked, fc.constantFrom('', '?', ' ?', '!'), ({ language, text, frame }, end) => {
      fc.pre(/^\p{L}/u.test(text))
      const key = compileAnswerKey({ answers: [text], language })
      expect(judge(key, `${frame} ${text}${end}`), `${frame} ${text}`).toBe('correct')
    }),
  )
})

it('[GAME-21] takes no answer in a frame with another word behind it, and hears it there', () => {
  fc.assert(
    fc.property(asked, ({ language, text, frame, hedge }) => {
      fc.pre(/^\p{L}{4}/u.test(text))
      const key = compileAnswerKey({ answers: [text], language })
      const line = `${frame} ${text}${hedge}`
      expect(judge(key, line), line).not.toBe('correct')
      expect(holdsAnswer(key, line), line).toBe(true)
    }),
  )
})

it('[GAME-42] never throws on a prompt, and its words alone are no answer', () => {
  fc.assert(
    fc.property(asked, fc.string({ unit: 'binary', maxLength: 200 }), ({ language, frame }, prompt) => {
      const key = compileAnswerKey({ answers: ['zyzzyva'], language, prompt })
      expect(judge(key, prompt.slice(0, 40))).not.toBe('correct')
      expect(judge(key, `${frame} zyzzyva`)).toBe('correct')
    }),
  )
})
