/** Why the judge took a guess or did not, behind its verdict: “Close: a typo”. */
export const judgeReasons = {
  same: 'the same answer',
  number: 'the same number',
  surname: 'the name, said another way',
  typo: 'a typo',
  sound: 'spelt by ear',
  frame: 'the answer, among other words',
  unit: 'the same amount',
  date: 'the same date',
  list: 'the same things in another order',
  other_word: 'another word',
  other_number: 'another number',
  other_sign: 'another sign, unit or currency',
  part: 'only part of the answer',
  none: 'something else altogether',
}
