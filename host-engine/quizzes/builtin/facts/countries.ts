import { countries as listed, type TCountryCode } from 'countries-list'
import type { Language } from '#shared/constants/game.ts'
import { lazily } from '../draw.ts'
import { COUNTRY_TABLE } from './country-table.ts'
import { type Gender, type Preposition, withArticle, withPreposition } from './italian-grammar.ts'

export interface Country {
  readonly code: string
  /** English with its article, where it takes one. */
  readonly names: Readonly<Record<Language, string>>
  readonly gender: Gender
  /** How well it is known: 1 best, 4 least. */
  readonly fame: number
  /** Undefined where it is disputed or moving. */
  readonly capitals: Readonly<Record<Language, string>> | undefined
  /** Codes of those that any map shows beside it. */
  readonly neighbours: readonly string[]
  /** With those that some maps show. */
  readonly possibleNeighbours: readonly string[]
  /** Undefined where people disagree. */
  readonly continent: Continent | undefined
  readonly currencies: readonly string[]
}

export type Continent = 'AF' | 'AM' | 'AS' | 'EU' | 'OC'

const ALIASES: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  english: {
    AE: ['UAE', 'Emirates'],
    BA: ['Bosnia', 'Bosnia-Herzegovina'],
    BS: ['Bahamas'],
    CD: ['DR Congo', 'DRC', 'Congo-Kinshasa'],
    CF: ['CAR'],
    CG: ['Congo-Brazzaville'],
    CI: ['Côte d’Ivoire'],
    CV: ['Cabo Verde'],
    CZ: ['Czechia'],
    GB: ['UK', 'Great Britain', 'Britain'],
    KR: ['Republic of Korea'],
    KP: ['DPRK'],
    LK: ['Ceylon'],
    MK: ['Macedonia'],
    MM: ['Burma'],
    NL: ['Holland', 'Nederland'],
    RU: ['Russian Federation'],
    SZ: ['Swaziland'],
    TL: ['Timor-Leste'],
    TR: ['Türkiye'],
    US: ['USA', 'United States of America', 'America'],
    VA: ['Vatican', 'Holy See'],
    CN: ['People’s Republic of China'],
    BY: ['Byelorussia'],
    MD: ['Moldavia'],
    IE: ['Republic of Ireland', 'Éire'],
    ST: ['São Tomé'],
    TT: ['Trinidad'],
    AG: ['Antigua'],
    PG: ['PNG'],
  },
  italian: {
    AE: ['Emirati Arabi', 'Emirati', 'EAU'],
    AZ: ['Azerbaijan', 'Azerbaigian'],
    BA: ['Bosnia', 'Bosnia-Erzegovina'],
    BH: ['Bahrain'],
    BY: ['Belarus'],
    CD: ['RD Congo', 'Congo-Kinshasa', 'Congo democratico'],
    CG: ['Congo-Brazzaville'],
    CF: ['Repubblica Centroafricana', 'Centrafrica'],
    CI: ['Côte d’Ivoire'],
    CV: ['Cabo Verde'],
    CZ: ['Cechia'],
    FJ: ['Fiji', 'Isole Figi'],
    GB: ['Gran Bretagna', 'UK'],
    IE: ['Eire', 'Repubblica d’Irlanda'],
    JM: ['Jamaica'],
    KG: ['Kirghisistan', 'Kirgizistan'],
    KZ: ['Kazakhstan', 'Kazakhistan'],
    LK: ['Ceylon'],
    MD: ['Moldova'],
    MK: ['Macedonia'],
    MM: ['Myanmar'],
    MU: ['Maurizio'],
    MY: ['Malesia'],
    MW: ['Malaui'],
    NL: ['Olanda'],
    RW: ['Rwanda'],
    SZ: ['Swaziland'],
    TH: ['Tailandia'],
    TJ: ['Tajikistan'],
    US: ['USA', 'Stati Uniti d’America', 'America'],
    VA: ['Vaticano', 'Santa Sede'],
    ZA: ['Sud Africa'],
    KR: ['Sud Corea'],
    KP: ['Nord Corea'],
    ST: ['São Tomé', 'Sao Tomé e Principe'],
    LC: ['Santa Lucia'],
    PG: ['Papuasia', 'Papua'],
  },
}

/** One of these typed for another is wrong, however near it lies. */
const CONFUSABLE: readonly string[] = [
  'NE NG',
  'CG CD',
  'KP KR',
  'AT AU',
  'IR IQ',
  'ML MW MV MT',
  'SI SK',
  'GN GW GQ PG',
  'ZM ZW',
  'DM DO',
  'MR MU MA',
  'LV LT LB LI LU',
  'PY UY',
  'SD SS',
  'SE CH SZ',
  'GM GA',
  'IS IE',
  'ID IN',
  'PK UZ KZ KG TJ TM AF',
  'RO OM',
  'AL DZ AM AD',
  'CL CN',
  'NO NZ',
  'KW QA BH',
  'AR AM',
  'KE KI',
  'ES FR',
]

/** Asia or Europe, Asia or Africa: a matter of opinion. */
const OF_TWO_CONTINENTS = new Set(['AM', 'AZ', 'CY', 'EG', 'GE', 'KZ', 'RU', 'TR', 'ID', 'TL'])

function continentOf(code: string): Continent | undefined {
  if (OF_TWO_CONTINENTS.has(code)) return undefined
  const { continent } = listed[code as TCountryCode]
  if (continent === 'NA' || continent === 'SA') return 'AM'
  return continent === 'AN' ? undefined : continent
}

function readLine(line: string): Country {
  const [code = '', english = '', italian = '', gender, fame, capital = '', inItalian, borders = ''] =
    line.split('|')
  const codes = borders.split(' ').filter(Boolean)
  return {
    code,
    names: { english, italian },
    gender: gender as Gender,
    fame: Number(fame),
    capitals: capital === '' ? undefined : { english: capital, italian: inItalian || capital },
    neighbours: codes.filter((each) => !each.endsWith('?')),
    possibleNeighbours: codes.map((each) => each.slice(0, 2)),
    continent: continentOf(code),
    currencies: listed[code as TCountryCode].currency,
  }
}

export const allCountries = lazily((): readonly Country[] => COUNTRY_TABLE.trim().split('\n').map(readLine))

const byCode = lazily(() => new Map(allCountries().map((country) => [country.code, country])))

/** Throws where the table has no such code. */
export function countryOf(code: string): Country {
  const country = byCode().get(code)
  if (!country) throw new Error(`no country ${code}`)
  return country
}

/** "Bahamas", "Francia". */
export const bareName = ({ names }: Country, language: Language): string =>
  language === 'english' ? names.english.replace(/^the /, '') : names.italian

/** "the Bahamas", "la Francia". */
export const fullName = ({ names, gender }: Country, language: Language): string =>
  language === 'english' ? names.english : withArticle(names.italian, gender)

/** "della Francia", "a Cuba", "negli Stati Uniti". */
export const inItalian = (preposition: Preposition, { names, gender }: Country): string =>
  withPreposition(preposition, names.italian, gender)

/** The name to show and those that a fair player types for it. */
export const countryAnswers = (country: Country, language: Language): string[] => [
  bareName(country, language),
  ...(ALIASES[language][country.code] ?? []),
]

/** Names that look like it and are of another. */
export function countryRejects(country: Country, language: Language): string[] {
  const codes = CONFUSABLE.filter((group) => group.split(' ').includes(country.code)).flatMap((group) =>
    group.split(' '),
  )
  const others = codes.filter((code) => code !== country.code)
  return others.map((code) => bareName(countryOf(code), language))
}

const CAPITAL_ALIASES: Readonly<Record<string, readonly string[]>> = {
  US: ['Washington DC', 'Washington, D.C.'],
  UA: ['Kyiv', 'Kiev'],
  MX: ['Ciudad de México', 'Mexico DF'],
  IN: ['Delhi'],
  MN: ['Ulan Bator', 'Ulaanbaatar'],
  CL: ['Santiago', 'Santiago de Chile', 'Santiago del Cile'],
  KW: ['Kuwait', 'al-Kuwait', 'Kuwait City'],
  GT: ['Guatemala'],
  MD: ['Kishinev', 'Chisinau'],
  PA: ['Panama', 'Ciudad de Panamá', 'Città di Panama'],
  AM: ['Yerevan', 'Erevan', 'Jerevan'],
  BD: ['Dhaka', 'Dacca'],
  CN: ['Beijing', 'Pechino', 'Peking'],
  SA: ['Riyadh', 'Riad', 'Ryad'],
  CH: ['Bern', 'Berne'],
  NP: ['Katmandu'],
  AF: ['Cabul'],
  MM: ['Nay Pyi Taw'],
  YE: ['Sanaa'],
  TD: ['Ndjamena'],
  IQ: ['Bagdad'],
  AD: ['Andorra'],
  UZ: ['Toshkent'],
  OM: ['Muscat', 'Mascate'],
}

/** Empty where the capital is disputed. */
export const capitalAnswers = ({ capitals, code }: Country, language: Language): string[] =>
  capitals === undefined ? [] : [capitals[language], ...(CAPITAL_ALIASES[code] ?? [])]
