import fc from 'fast-check'

/** Texts that have broken other servers. */
const NASTY = [
  '',
  ' ',
  'null',
  'undefined',
  '0',
  '-1',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '{{7*7}}',
  ['$', '{process.exit()}'].join(''),
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'x\r\nSet-Cookie: a=b',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '\u200b\u200b\u200b',
  'İSTANBUL',
  'z̷̢̛̼͙͎̆̇̿'.repeat(50),
  '👩‍👩‍👧‍👦'.repeat(30),
  `${'a'.repeat(50)}@${'b'.repeat(50)}.org`,
  `${'a@'.repeat(3_000)}`,
  'x'.repeat(100_000),
  '=cmd|calc',
]

export const nastyValue = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.constantFrom(null, true, false, 0, -0, 1.5, -1, 1e308, 2 ** 53, 2 ** 63, [], {}, [[]], [null], {
    $gt: '',
  }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const extraKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'role',
  'balance',
  'id',
  'token',
  'playerId',
)

/** A good body with some fields replaced, taken away or added; or anything at all. */
export const mutated = (good: object) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .record(Object.fromEntries(Object.keys(good).map((key) => [key, nastyValue])), { requiredKeys: [] })
        .map((bad) => ({ ...good, ...bad })),
    },
    {
      weight: 1,
      arbitrary: fc
        .dictionary(fc.oneof(extraKey, fc.string()), nastyValue)
        .map((bad) => ({ ...bad, ...good })),
    },
    { weight: 1, arbitrary: nastyValue },
  )
