import fc from 'fast-check'
import { expect, it } from 'vitest'
import { USERNAME_MAX } from '#shared/constants/limits.ts'
import { nicknameSchema } from '#shared/schemas/guest.ts'
import { LOOKALIKE_CAPITALS, LOOKALIKES } from '../lookalikes.ts'
import { freeNickname, isSameNickname, looksLike } from './nicknames.ts'

/** Letters beyond A to Z of languages of Europe, as their speakers write them. */
const LANGUAGES: Readonly<Record<string, string>> = {
  albanian: 'çë',
  armenian: 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև',
  basque: 'ñ',
  belarusian: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
  bulgarian: 'абвгдежзийклмнопрстуфхцчшщъьюяѝ',
  catalan: 'àçèéíïòóúü',
  croatian: 'čćđšž',
  czech: 'áčďéěíňóřšťúůýž',
  danish: 'æøå',
  dutch: 'ëïéèĳ',
  estonian: 'äõöüšž',
  faroese: 'áðíóúýæø',
  finnish: 'äöåšž',
  french: 'àâæçéèêëîïôœùûüÿ',
  georgian: 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
  german: 'äöüß',
  greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
  hungarian: 'áéíóöőúüű',
  icelandic: 'áðéíóúýþæö',
  irish: 'áéíóú',
  italian: 'àèéìîòóù',
  latvian: 'āčēģīķļņšūž',
  lithuanian: 'ąčęėįšųūž',
  macedonian: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
  maltese: 'ċġħż',
  norwegian: 'æøå',
  polish: 'ąćęłńóśźż',
  portuguese: 'áâãàçéêíóôõú',
  romanian: 'ăâîșțşţ',
  russian: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  sami: 'áčđŋšŧžǥǧǩǯʒ',
  serbian: 'абвгдђежзијклљмнњопрстћуфхцчџш',
  slovak: 'áäčďéíĺľňóôŕšťúýž',
  slovenian: 'čšž',
  spanish: 'áéíñóúü',
  swedish: 'åäö',
  turkish: 'çğıöşüâî',
  ukrainian: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  welsh: 'âêîôûŵŷẁẃẅ',
}
const isNickname = (name: string): boolean => nicknameSchema.safeParse(name).success
const latin = [...'abcdefghijklmnopqrstuvwxyz']
const ALPHABETS = Object.values(LANGUAGES).map((own) =>
  /\p{sc=Latin}/u.test(own) ? [...latin, ...own] : [...own],
)
const wordOf = (letters: readonly string[], minLength = 2, maxLength = 10) =>
  fc
    .array(fc.constantFrom(...letters), { minLength, maxLength })
    .map((word) => word.join('').normalize('NFC'))
/** Some letters have no capital of their own. */
function capitalized(word: string): string {
  const capital = word.charAt(0).toUpperCase().normalize('NFC')
  return capital.length === 1 ? capital + word.slice(1) : word
}
const name = fc
  .constantFrom(...ALPHABETS)
  .chain((letters) => wordOf(letters))
  .chain((word) => fc.constantFrom(word, capitalized(word)))

it.each(['Niccolò', 'José', 'Zoë', 'Jürgen', 'Łukasz', 'Σωκράτης', 'Олена', 'Đorđe', 'Ninuccia 2'])(
  '[GUEST-7] takes %s',
  (nickname) => expect(nicknameSchema.parse(nickname)).toBe(nickname),
)

it('[GUEST-7] takes a name in the letters of every language of Europe, composed or not', () => {
  fc.assert(
    fc.property(name, (nickname) => {
      expect(nicknameSchema.parse(nickname)).toBe(nickname)
      expect(nicknameSchema.parse(nickname.normalize('NFD'))).toBe(nickname)
    }),
  )
})

it('[GUEST-7] refuses letters of two alphabets, and letters of none', () => {
  const greek = [...(LANGUAGES.greek ?? '')]
  const cyrillic = [...(LANGUAGES.ukrainian ?? '')]
  const two = fc
    .shuffledSubarray([latin, greek, cyrillic], { minLength: 2, maxLength: 2 })
    .chain(([one = [], other = []]) => fc.tuple(wordOf(one, 1, 9), wordOf(other, 1, 9)))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(two, (mixed) => {
      expect(isNickname(mixed)).toBe(false)
    }),
  )
  for (const sign of [...'ǃǀƖƿǷƄƅƍƦƧƨƼƽȜȝȢȣĸȷ', '×', '÷', 'ª', '!', ' ', 'x\u0336', 'あ', '٣', '😀', '１'])
    expect([sign, isNickname(`ab${sign}cd`)]).toEqual([sign, false])
})

it('[GUEST-8] finds out a name in other letters that look the same', () => {
  const alike = Object.entries({ ...LOOKALIKES, ...LOOKALIKE_CAPITALS })
  const pairs = fc
    .array(fc.constantFrom(...alike), { minLength: 2, maxLength: 10 })
    .map((letters) => [letters.map(([other]) => other).join(''), letters.map(([, ours]) => ours).join('')])
  fc.assert(
    fc.property(pairs, ([other = '', ours = '']) => {
      expect(looksLike(other, ours)).toBe(true)
      expect(looksLike(ours, other)).toBe(true)
    }),
  )
  for (const [one, other] of [
    ['Соса', 'Coca'],
    ['Ilaria', 'llaria'],
    ['B0b', 'Bob'],
    ['еԝа', 'ewa'],
  ] as const)
    expect([one, looksLike(one, other)]).toEqual([one, true])
  for (const [one, other] of [
    ['Ian', 'Lan'],
    ['Zoë', 'Zoe'],
    ['Mara', 'Maria'],
  ] as const)
    expect([one, looksLike(one, other)]).toEqual([one, false])
})

/** Capitals whose small letters look different. */
const ONLY_CAPITALS = [...'ԌӀΒΖΗΜΝΥՏԼ']

it('[GUEST-8] finds out the small letter of each capital that looks like ours', () => {
  const capitals = Object.entries(LOOKALIKE_CAPITALS).filter(([other]) => !ONLY_CAPITALS.includes(other))
  for (const [other, ours] of capitals)
    expect([other, looksLike(other.toLowerCase(), ours.toLowerCase())]).toEqual([other, true])
})

it('[GUEST-8] gives each of many the name they want or the first free number, always a nickname', () => {
  const close = fc.constantFrom('Ninuccia', 'ninuccia', 'Nìnuccia', 'x'.repeat(USERNAME_MAX), 'Ninuccia 2')
  fc.assert(
    fc.property(fc.array(fc.oneof(close, name), { maxLength: 12 }), (wanted) => {
      const inUse: string[] = []
      for (const one of wanted) {
        const free = freeNickname(one, inUse)
        expect(isNickname(free)).toBe(true)
        expect(inUse.some((other) => isSameNickname(other, free) || looksLike(other, free))).toBe(false)
        if (free !== one) expect(free).toMatch(/ [1-9]\d*$/)
        inUse.push(free)
      }
    }),
  )
  expect(freeNickname('Ninuccia', [])).toBe('Ninuccia')
  expect(freeNickname('Ninuccia', ['Ninuccia'])).toBe('Ninuccia 2')
  expect(freeNickname('ninuccia', ['Ninuccia', 'Ninuccia 2'])).toBe('ninuccia 3')
  expect(freeNickname('x'.repeat(20), ['x'.repeat(20)])).toBe(`${'x'.repeat(18)} 2`)
})
