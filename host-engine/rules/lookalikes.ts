/** Letters of other alphabets that look like ours, folded. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  ѵ: 'v',
  ԝ: 'w',
  у: 'y',
  ү: 'y',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 's',
  τ: 't',
  υ: 'u',
  χ: 'x',
}

/** Capitals of other alphabets that look like ours, and Armenian letters, after Unicode's confusables. */
export const LOOKALIKE_CAPITALS: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  С: 'C',
  Ԁ: 'D',
  Е: 'E',
  Ԍ: 'G',
  Н: 'H',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ԛ: 'Q',
  Ѕ: 'S',
  Т: 'T',
  Ѵ: 'V',
  Ԝ: 'W',
  Х: 'X',
  У: 'Y',
  Ү: 'Y',
  Ӏ: 'I',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  Տ: 'S',
  Օ: 'O',
  Լ: 'L',
  ա: 'w',
  գ: 'q',
  զ: 'q',
  հ: 'h',
  ո: 'n',
  ս: 'u',
  ց: 'g',
  օ: 'o',
}

/** Digits that are typed for the letter they look like. */
export const LETTER_DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
}

/** Returns a function that replaces the signs of the table in a text. */
export function replaceSigns(table: Readonly<Record<string, string>>): (text: string) => string {
  const sign = new RegExp(`[${Object.keys(table).join('')}]`, 'gu')
  return (text) => text.replace(sign, (found) => table[found] ?? found)
}

/** Replaces folded letters of other alphabets by the Latin letters that they look like. */
export const foldedInLatinLetters = replaceSigns(LOOKALIKES)

/** Replaces letters of other alphabets, of any case, by the Latin letters that they look like. */
export const inLatinLetters = replaceSigns({ ...LOOKALIKES, ...LOOKALIKE_CAPITALS })
