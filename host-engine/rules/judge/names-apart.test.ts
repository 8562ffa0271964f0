import { describe, expect, it } from 'vitest'
import { type Row, split, taken } from './testing/taken.ts'

/** Names a letter apart that are each another's, and slips in the same names that are none. */
const NAMES: readonly Row[] = [
  ['english', 'NO2', 'no₂', 'n2o'],
  ['italian', 'Lusaka', 'lusoka', 'busaka'],
  ['italian', 'Verdi', 'evrdi', ''],
  ['english', 'Bashar al-Assad', 'bashar assad', 'hafez assad'],
  ['italian', 'Kabul', '', 'kobul'],
  ['italian', 'Canberra', 'kanbera', 'ganberra'],
  ['italian', 'Marcelin', '', 'marcelina'],
  ['italian', 'Marcelik', 'marcelika', ''],
  ['italian', 'Henan', 'hennan', 'hunan'],
  ['italian', 'Hunan', '', 'henan'],
  ['italian', 'Hebei', '', 'hubei'],
  ['italian', 'Yitzhak Rabin', 'rabin', 'rubin'],
  ['italian', 'Tomsk', '', 'omsk'],
  ['italian', 'Fukushima', 'fukuschima | fukushina | ufkushima', 'tokushima'],
  ['english', 'Fukushima', 'fukushina', 'tokushima'],
  ['english', 'Ivanov', '', 'ivanova'],
  ['italian', 'Ivanova', '', 'ivanov'],
  ['italian', 'Suzhou', 'soochow', 'xuzhou'],
  ['italian', 'Candia', '', 'chania'],
  ['italian', "Zelens'kyj", 'zelensky | zelenskij | zelenskyy', 'kerenskij'],
  ['italian', 'colazione', 'colazzione', 'collazione'],
  ['italian', 'collazione', '', 'colazione'],
  ['english', 'commander', 'comander', 'commandeer'],
  ['english', 'correspondent', 'corespondant', 'corespondent'],
  ['italian', 'obiettivo', 'obbiettivo', ''],
  ['italian', 'camicia', 'camicie', 'camice'],
]

/** What a name of another script may be written as, and what is another name. */
const SCRIPTS: readonly Row[] = [
  ['italian', 'Gheddafi', 'kadafi | kaddafi | qadhafi | gaddafi', 'gandhi'],
  ['italian', 'Luhansk', 'lugansk', 'donetsk'],
  ['english', 'Kharkiv', 'kharkov | harkiv', 'kherson'],
  ['italian', "El'cin", 'elcin | eltsin | yeltsin', 'lenin'],
  ['italian', "L'vov", 'lvov', 'levi'],
  ['italian', 'Qing', "ch'ing | ching", 'ming'],
  ['italian', 'Śiva', 'shiva | siva', 'shakti'],
  ['italian', 'Kṛṣṇa', 'krishna', 'karna'],
  ['italian', 'Muʿammar Gheddafi', 'gaddafi | gheddafi', 'maometto'],
  ['italian', 'Viṣṇu', 'vishnu', 'siva'],
  ['italian', 'Osama bin Laden', 'osama ben laden', ''],
  ['italian', 'Chiang Kai-shek', 'chang kai shek', 'deng xiaoping'],
  ['english', "Conan O'Brien", "o'brien | obrien", 'bryan'],
  ['italian', 'Colosseo', '', 'colloseo'],
  ['italian', 'rock’n’roll', 'rock n roll', 'rock'],
]

const judged = (language: Row[0], answer: string, right: string, wrong: string): void => {
  expect({ right: taken(language, answer, right), wrong: taken(language, answer, wrong) }).toEqual({
    right: split(right),
    wrong: [],
  })
}

describe('[GAME-23] names that are another’s', () => {
  it.each(NAMES)('%s: %s', judged)
})

describe('[GAME-63] names of other scripts', () => {
  it.each(SCRIPTS)('%s: %s', judged)
})
