import type { Language } from '#shared/constants/game.ts'

/** What a word may mean as a unit: its amount in the base unit of its dimension. */
export interface Unit {
  readonly dimension: string
  readonly factor: number
  /** Of temperatures: what is added after the factor, to come to kelvin. */
  readonly offset?: number
}

/** dimension, factor, offset or -, signs | English names | Italian names. Names are in the singular. */
const ROWS = `
  length 0.000000001 - nm | nanometre nanometer | nanometro
  length 0.000001 - um μm | micrometre micrometer micron | micrometro
  length 0.001 - mm | millimetre millimeter | millimetro
  length 0.01 - cm | centimetre centimeter | centimetro
  length 0.1 - dm | decimetre decimeter | decimetro
  length 1 - m mt | metre meter | metro
  length 1000 - km kms | kilometre kilometer k | chilometro kilometro
  length 0.0254 - in doubleprime | inch inche | pollice
  length 0.3048 - ft prime | foot feet | piede
  length 0.9144 - yd yds | yard | iarda
  length 1609.344 - mi | mile | miglio miglia
  length 9460730472580800 - ly | lightyear | annoluce
  length 149597870700 - au ua | astronomicalunit | unitaastronomica
  mass 0.000000001 - ug μg mcg | microgram microgramme | microgrammo
  mass 0.000001 - mg | milligram milligramme | milligrammo
  mass 0.001 - g gr | gram gramme | grammo
  mass 0.1 - hg | hectogram | etto ettogrammo
  mass 1 - kg kgs | kilogram kilogramme kilo | chilogrammo chilo kilo
  mass 100 - q | quintal | quintale
  mass 1000 - t | tonne ton | tonnellata
  mass 0.45359237 - lb lbs | pound | libbra
  mass 0.028349523125 - oz ozs | ounce | oncia
  mass 6.35029318 - st sts | stone | stone
  length3 0.000001 - ml | millilitre milliliter | millilitro
  length3 0.00001 - cl | centilitre centiliter | centilitro
  length3 0.0001 - dl | decilitre deciliter | decilitro
  length3 0.001 - l lt | litre liter | litro
  length3 0.1 - hl | hectolitre hectoliter | ettolitro
  length3 0.000001 - cc | cc | cc
  length2 1 - mq sqm | - | -
  length3 1 - mc | - | -
  length2 10000 - ha | hectare | ettaro
  length2 4046.8564224 - ac | acre | acro
  pint 1 - pt pts | pint | pinta
  gallon 1 - gal gals | gallon | gallone
  barrel 1 - bbl | barrel | barile
  time 0.001 - ms | millisecond | millisecondo
  time 1 - s sec secs doubleprime | second | secondo
  time 60 - min mins m prime | minute | minuto
  time 3600 - h hr hrs | hour | ora
  time 86400 - d gg | day | giorno
  time 604800 - wk wks | week | settimana
  time 1209600 - - | fortnight | -
  months 1 - mo mos mth mths | month | mese
  months 12 - y yr yrs | year | anno
  months 120 - dec | decade | decennio
  months 1200 - c | century | secolo
  months 12000 - - | millennium millennia | millennio
  temperature 1 273.15 c degreec gradic | celsius centigrade degreescelsius degreecelsius degreesc | celsius centigrado gradicelsius gradocelsius gradicentigradi
  temperature 0.5555555555555556 255.37222222222223 f degreef gradif | fahrenheit degreesfahrenheit degreefahrenheit degreesf | fahrenheit gradifahrenheit
  temperature 1 0 k degreek | kelvin degreeskelvin | kelvin gradikelvin
  angle 1 - deg degrees | degree | grado
  share 0.01 - pct pc | percent percentage | percento
  share 0.001 - - | permille permil | permille
  frequency 1 - hz | hertz | hertz
  frequency 1000 - khz | kilohertz | kilohertz
  frequency 1000000 - mhz | megahertz | megahertz
  frequency 1000000000 - ghz | gigahertz | gigahertz
  power 0.001 - mw | milliwatt | milliwatt
  power 1 - w | watt | watt
  power 1000 - kw | kilowatt | kilowatt
  power 1000000 - mw | megawatt | megawatt
  power 1000000000 - gw | gigawatt | gigawatt
  horsepower 1 - hp cv | horsepower | cavallo cavalli
  voltage 1 - v | volt | volt
  voltage 1000 - kv | kilovolt | kilovolt
  current 1 - a | amp ampere | ampere
  resistance 1 - ω ohm | ohm | ohm
  energy 1 - j | joule | joule
  energy 1000 - kj | kilojoule | kilojoule
  energy 4.184 - cal | calorie calory | caloria
  energy 4184 - kcal | kilocalorie | kilocaloria chilocaloria
  energy 3600000 - kwh | kilowatthour | kilowattora chilowattora
  force 1 - n | newton | newton
  pressure 1 - pa | pascal | pascal
  pressure 100 - hpa | hectopascal | ettopascal
  pressure 100000 - bar | bar | bar
  pressure 101325 - atm | atmosphere | atmosfera
  loudness 1 - db | decibel | decibel
  data 1 - - | bit | bit
  data 8 - - | byte | byte
  data 8000 - kb | kilobyte | kilobyte
  data 8000000 - mb | megabyte | megabyte
  data 8000000000 - gb | gigabyte | gigabyte
  data 8000000000000 - tb | terabyte | terabyte
  gold 1 - ct kt k | carat karat | carato
  beats 1 - bpm | bpm | bpm
  turns 1 - rpm | rpm | rpm giri
  length/time 0.44704 - mph | mph | mph
  length/time 0.2777777777777778 - kmh kph kmph | kmh | kmh allora
  length/time 0.5144444444444445 - kn kt | knot | nodo
  usd 1 - usd us$ | dollar buck usdollar | dollaro
  usd 0.01 - - | cent | centesimo cent
  eur 1 - eur | euro | euro
  eur 0.01 - - | cent eurocent | centesimo cent eurocent
  gbp 1 - gbp | pound quid poundsterling poundssterling | sterlina
  gbp 0.01 - p | penny pence | penny pence
  jpy 1 - jpy | yen | yen
  cny 1 - cny rmb | yuan renminbi | yuan renminbi
  chf 1 - chf | franc swissfranc | franco francosvizzero franchisvizzeri
  itl 1 - itl | lira lire | lira lire
  inr 1 - inr rs | rupee | rupia
  rub 1 - rub | ruble rouble | rublo
  mxn 1 - mxn | peso | peso
  krw 1 - krw | won | won
  ils 1 - ils | shekel | shekel
  btc 1 - btc | bitcoin | bitcoin
`
const CURRENCIES = new Set('usd eur gbp jpy cny chf itl inr rub mxn krw ils btc'.split(' '))
/** What a bare number after a unit counts: 5 ft 10, £2 50, 1 h 30. */
const NEXT: Readonly<Record<string, number>> = { ft: 1 / 12, prime: 1 / 12, foot: 1 / 12, feet: 1 / 12 }

const UNITS: Readonly<Record<Language, ReadonlyMap<string, readonly Unit[]>>> = {
  english: unitsOf(1, englishForms),
  italian: unitsOf(2, italianForms),
}

/** Every unit that a folded word may stand for. */
export function unitsNamed(word: string, language: Language): readonly Unit[] {
  return UNITS[language].get(word) ?? []
}

export const isCurrency = ({ dimension }: Unit): boolean => CURRENCIES.has(dimension)

/** How much of a unit one of the next smaller is; null where a bare number after the unit says nothing. */
export function nextSmaller(word: string, { dimension, factor }: Unit): number | null {
  if (NEXT[word] !== undefined) return NEXT[word]
  if (word === 'm' && dimension === 'length') return 0.01
  if (CURRENCIES.has(dimension) && factor === 1) return 0.01
  return dimension === 'time' && (factor === 3600 || factor === 60) ? 1 / 60 : null
}

function unitsOf(column: number, forms: (name: string) => string[]): ReadonlyMap<string, readonly Unit[]> {
  const units = new Map<string, Unit[]>()
  for (const row of ROWS.trim().split('\n')) {
    const cells = row.split('|').map((cell) => cell.trim().split(/\s+/))
    const [dimension = '', factor = '', offset = '-', ...signs] = cells[0] ?? []
    const value = Number(factor)
    const unit: Unit =
      offset === '-' ? { dimension, factor: value } : { dimension, factor: value, offset: Number(offset) }
    const names = (cells[column] ?? []).flatMap(forms)
    for (const name of new Set([...signs, ...names])) units.set(name, [...(units.get(name) ?? []), unit])
  }
  return units
}

function englishForms(name: string): string[] {
  return [name, `${name}s`, name.replace(/([^aeiou])y$/, '$1ies')]
}

/** Metro, metri; ora, ore; mese, mesi. */
function italianForms(name: string): string[] {
  const stem = name.slice(0, -1)
  const many = name.endsWith('a') ? 'e' : 'i'
  const plural = /[cg]a$/.test(name) ? `${stem}he` : `${stem}${many}`
  return [name, plural, plural.replace(/ii$/, 'i')]
}
