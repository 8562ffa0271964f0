import { isOffensive } from './offensive-text.ts'
import { plainReadings } from './plain-readings.ts'

/** Never part of another word of either language: names run their words together. */
const ANYWHERE =
  /cazzo(?!t)|coglion(?:e|i)|fuck|(?<!s)nigg(?:a(?!rd)|er)|porcodio|porcamadonna|pussy(?!c)|puttana|stronzo|vaffancul/

/** Whether a name has what nobody should have to read, in one word with others ("MarioCazzo", "ilcazzo") or with a number. */
export function isOffensiveName(name: string): boolean {
  const inWords = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  return (
    [name, inWords, inWords.replace(/\d+/g, ' ')].some((spelling) => isOffensive(spelling)) ||
    // Word by word: a name with spaces, as rooms have, must not be read across them.
    name
      .split(/\s+/)
      .some((word) => plainReadings(word).some((plain) => ANYWHERE.test(plain.replaceAll(' ', ''))))
  )
}
