import type { Language } from '#shared/constants/game.ts'
import { lazily } from '../draw.ts'

/** In the order of their atomic numbers: symbol | English | Italian. Those that nobody has met are left out. */
const TABLE = `
H|hydrogen|idrogeno
He|helium|elio
Li|lithium|litio
Be|beryllium|berillio
B|boron|boro
C|carbon|carbonio
N|nitrogen|azoto
O|oxygen|ossigeno
F|fluorine|fluoro
Ne|neon|neon
Na|sodium|sodio
Mg|magnesium|magnesio
Al|aluminium|alluminio
Si|silicon|silicio
P|phosphorus|fosforo
S|sulphur|zolfo
Cl|chlorine|cloro
Ar|argon|argon
K|potassium|potassio
Ca|calcium|calcio
Sc|scandium|scandio
Ti|titanium|titanio
V|vanadium|vanadio
Cr|chromium|cromo
Mn|manganese|manganese
Fe|iron|ferro
Co|cobalt|cobalto
Ni|nickel|nichel
Cu|copper|rame
Zn|zinc|zinco
Ga|gallium|gallio
Ge|germanium|germanio
As|arsenic|arsenico
Se|selenium|selenio
Br|bromine|bromo
Kr|krypton|kripton
Rb|rubidium|rubidio
Sr|strontium|stronzio
Y|yttrium|ittrio
Zr|zirconium|zirconio
Nb|niobium|niobio
Mo|molybdenum|molibdeno
Tc|technetium|tecnezio
Ru|ruthenium|rutenio
Rh|rhodium|rodio
Pd|palladium|palladio
Ag|silver|argento
Cd|cadmium|cadmio
In|indium|indio
Sn|tin|stagno
Sb|antimony|antimonio
Te|tellurium|tellurio
I|iodine|iodio
Xe|xenon|xeno
Cs|caesium|cesio
Ba|barium|bario
La|lanthanum|lantanio
Ce|cerium|cerio
Pr|praseodymium|praseodimio
Nd|neodymium|neodimio
Pm|promethium|promezio
Sm|samarium|samario
Eu|europium|europio
Gd|gadolinium|gadolinio
Tb|terbium|terbio
Dy|dysprosium|disprosio
Ho|holmium|olmio
Er|erbium|erbio
Tm|thulium|tulio
Yb|ytterbium|itterbio
Lu|lutetium|lutezio
Hf|hafnium|afnio
Ta|tantalum|tantalio
W|tungsten|tungsteno
Re|rhenium|renio
Os|osmium|osmio
Ir|iridium|iridio
Pt|platinum|platino
Au|gold|oro
Hg|mercury|mercurio
Tl|thallium|tallio
Pb|lead|piombo
Bi|bismuth|bismuto
Po|polonium|polonio
At|astatine|astato
Rn|radon|radon
Fr|francium|francio
Ra|radium|radio
Ac|actinium|attinio
Th|thorium|torio
Pa|protactinium|protoattinio
U|uranium|uranio
`

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  aluminium: ['aluminum'],
  sulphur: ['sulfur'],
  caesium: ['cesium'],
  tungsten: ['wolfram'],
  tungsteno: ['wolframio', 'volframio'],
  xeno: ['xenon'],
  zolfo: ['solfo'],
  kripton: ['cripton', 'krypton'],
  tantalio: ['tantalo'],
  nichel: ['nickel'],
}

export interface Element {
  /** The atomic number. */
  readonly number: number
  readonly symbol: string
  readonly names: Readonly<Record<Language, string>>
}

export const elements = lazily((): readonly Element[] =>
  TABLE.trim()
    .split('\n')
    .map((line, index) => {
      const [symbol = '', english = '', italian = ''] = line.split('|')
      return { number: index + 1, symbol, names: { english, italian } }
    }),
)

export const elementAnswers = ({ names }: Element, language: Language): string[] => [
  names[language],
  ...(ALIASES[names[language]] ?? []),
]

/** The elements beside it, which a slip in counting leads to, and one whose name is near. */
export const elementRejects = ({ number, names }: Element, language: Language): string[] =>
  elements()
    .filter(
      (other) =>
        Math.abs(other.number - number) === 1 ||
        (other.number !== number && other.names[language].slice(-5) === names[language].slice(-5)) ||
        (other.number !== number && other.names[language].slice(0, 4) === names[language].slice(0, 4)),
    )
    .map((other) => other.names[language])

/** The ways to write a word by symbols of elements. */
export function spellings(word: string): Element[][] {
  if (word === '') return [[]]
  return elements()
    .filter(({ symbol }) => word.startsWith(symbol.toLowerCase()))
    .flatMap((element) => spellings(word.slice(element.symbol.length)).map((rest) => [element, ...rest]))
}
