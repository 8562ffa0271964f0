import { describe, expect, it } from 'vitest'
import { loadLexicon, readLexicon } from './lexicon.ts'

const ENGLISH =
  'candle candles candlestick river liver rivers rivet horse horses house houses housed housing mouse mice goose geese foot feet child children man men woman women wolf wolves knife knives baby babies city cities ' +
  'walk walks walked walking walker run runs ran running swim swam swum write writes wrote written writing bring brought think thought happy happier happiest happily happiness unhappy big bigger biggest ' +
  'quick quickly breath breadth breathe stair stairs star stars stamp stomp towel tower dessert desert angel angle flower flour stationary stationery planet plane shadow shallow needle noodle coffin coffee ' +
  'handle spider cider thunder hunter dont absorption adsorption hamlet helmet butterfly butterflies rewrite disagree dislike agreement readable movement creation creations seventieth'
const ITALIAN =
  'gatto gatta gatti gatte cappello capello cappelli capelli penna pena penne panna casa cassa case casse pala palla sera serra nono nonno carne cane cani pesce pesche tetto letto letti latte fiume fiore fiori ' +
  'torta torre torri torri conte ponte ponti fonte coniglio consiglio anno ano sete sette libro litro foglia voglia botte notte notti sole sale luna lana candela candele maestra maestro scala scale porta porto ' +
  'mangiare mangio mangi mangia mangiamo mangiate mangiano mangiavo mangiavi mangiava mangerebbe mangiassero mangiato mangiando sono sei siamo erano fui abbiamo avete hanno vado andiamo vanno finire finisco ' +
  'finiscono finito vedere vedo visto vide leggere leggeva lesse letto scrivere scrissero bello bella belli belle bellissimo bellissima rosso rossa rossi rosse grande grandi veloce veloci velocemente citta virtu ' +
  'perche martello mantello carota carta guanto quanto pioggia spiaggia fungo fango barba barca scarpa sciarpa capra carpa cuore cuoio zuccone ombra ombre acqua acque tornio morte spilla'
const NAMES = {
  english:
    'manet monet columbia colombia iceland ireland austria australia niger nigeria zambia gambia slovenia slovakia mali malawi paris rome london mars venus mercury neptune uranus hermes haydn mozart nigel italian',
  italian:
    'manet monet irlanda islanda austria australia niger nigeria slovenia slovacchia parma pavia padova torino roma milano napoli toscana sicilia marte venere giove ercole verdi puccini colombia',
} as const
// Typos, an elision, a possessive's apostrophe, endings of the wrong word, another language's words.
const NONE = {
  english:
    'candel buterfly rivr hous thnuder elehpant goed mousen womans childs mangiare gattino ombrello qqq',
  italian: "gattto cappelo lacqua l'acqua dellombra candella specchiio mangierebbo butterfly children qqq",
} as const

const missing = (language: 'english' | 'italian', words: string): string[] =>
  words.split(' ').filter((word) => loadLexicon(language)?.(word) !== true)

describe.each([
  ['english', ENGLISH],
  ['italian', ITALIAN],
] as const)('the lexicon in %s', (language, inflected) => {
  it('[GAME-23] knows words in all their forms', () => {
    expect(inflected.split(' ').length).toBeGreaterThan(100)
    expect(missing(language, inflected)).toEqual([])
  })

  it('[GAME-23] knows names', () => {
    expect(missing(language, NAMES[language])).toEqual([])
  })

  it('[GAME-23] does not know what is no word', () => {
    const known = NONE[language].split(' ').filter((word) => loadLexicon(language)?.(word))
    expect(known).toEqual([])
  })

  it('[GAME-23] finds the first and the last line, and nothing beside them', () => {
    for (const word of ['', 'a\n', '\n', 'zzzzzz', 'aaaaaa', 'é', 'a b'])
      expect(loadLexicon(language)?.(word), JSON.stringify(word)).toBe(false)
  })

  it('[GAME-23] is read once', () => {
    expect(loadLexicon(language)).toBe(loadLexicon(language))
  })
})

it('[GAME-23] is absent where its file is not installed', () => {
  expect(readLexicon('/nowhere/italian.txt.br')).toBeUndefined()
})
