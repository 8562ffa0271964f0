import type { Language } from '#shared/constants/game.ts'
import { draw, lazily } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { type Element, elementAnswers, elementRejects, elements, spellings } from './elements.ts'
import { listInEnglish } from './english-grammar.ts'
import { articleOf, listInItalian, withArticle, withPreposition } from './italian-grammar.ts'

const TOPICS = {
  english: ['science', 'chemistry', 'elements', 'periodic table', 'metals'],
  italian: ['scienza', 'chimica', 'elementi', 'tavola periodica', 'metalli'],
}

/** Common words that symbols can spell. */
const WORDS: Readonly<Record<Language, string>> = {
  english:
    'bacon banana coffee cocoa candy chocolate beer wine rice bean bass brain bone neck nose hero king queen prince princess pirate ninja poet nurse cook police teacher physics music opera piano violin chorus rock snow rain cloud cave ocean sun fire fish shark crab lion tiger bear cow horse sheep chicken goose swan cobra python snail spider fox wolf camel koala panda bison phone computer internet photo video camera poker chess tennis soccer hockey boxing basket circus carnival vacation paper book pen brush knife fork spoon plate basin carpet curtain candle button pocket scarf boots socks house roof balcony kitchen garage church castle tower bridge bus train boat ship canoe rocket station nation union war peace love smile kiss heart bank coin cash gift card price bonus winner silence science genius fiction action vision caution passion pilot coast corn onion carrot spinach potato bacteria virus fever cough nacho pasta pizza taco cookie cupcake',
  italian:
    'caffè banana cacao cioccolato birra vino riso pane pasta pizza panino brioche biscotto fagioli ceci carota spinaci patata aglio cipolla ananas cocco arancia limone pesca fico noce naso osso braccio cuore nonno nonna amico bambino pirata poeta cuoco postino professore pianoforte violino canto opera musica rock neve pioggia nuvola fulmine vento oceano sole luna fuoco pesce squalo granchio orso cavallo pecora capra gallina oca cigno lupo volpe coniglio scoiattolo cane gatto topo coccodrillo balena pantera camera cucina balcone tetto casa chiesa ponte stazione treno barca nave canoa bici moto auto aereo pilota banca coppa carta penna libro pennello coltello cuccia tappeto tenda candela bottone tasca sciarpa calcio tennis pallone circo vacanza estate inverno autunno nascita pace amore sorriso bacio silenzio scienza genio azione nazione visione passione fosforo occasione fisica',
}

interface Spelt {
  readonly word: string
  readonly symbols: readonly Element[]
}

const speltWords: Readonly<Record<Language, () => readonly Spelt[]>> = {
  english: lazily(() => spell('english')),
  italian: lazily(() => spell('italian')),
}

function spell(language: Language): Spelt[] {
  return WORDS[language].split(' ').flatMap((word) => {
    const ways = spellings(word.replace('è', 'e')).filter((way) => way.length >= 2 && way.length <= 7)
    return ways.map((symbols) => ({ word, symbols }))
  })
}

const isFamiliar = ({ number }: Element): boolean =>
  number <= 36 || [47, 50, 53, 56, 74, 78, 79, 80, 82, 88, 92].includes(number)

const elementWord = wordedTemplate<Spelt>({
  id: 'word-of-symbols',
  category: 'science',
  kind: 'cipher',
  difficulties: ['medium', 'hard'],
  choose(random, difficulty, language) {
    const spelt = draw(speltWords[language](), random)
    return spelt.symbols.every(isFamiliar) === (difficulty === 'medium') ? spelt : null
  },
  english: {
    topics: [...TOPICS.english, 'words', 'codes'],
    write: ({ word, symbols }, random) => {
      const names = symbols.map((each) => each.names.english)
      return {
        category: 'Chemical spelling',
        prompt: draw(
          [
            `Write down the symbols of ${listInEnglish(names)}, in this order. Which word can you read?`,
            `A chemist’s secret word: ${names.join(' + ')}. What does she write?`,
          ],
          random,
        ),
        answers: [word],
        explanation: `The symbols are ${symbols.map(({ symbol }) => symbol).join('-')}.`,
      }
    },
  },
  italian: {
    topics: [...TOPICS.italian, 'parole', 'codici'],
    write: ({ word, symbols }, random) => {
      const names = symbols.map((each) => each.names.italian)
      return {
        category: 'Parole chimiche',
        prompt: draw(
          [
            `Scrivi in fila i simboli di ${listInItalian(names)}: che parola leggi?`,
            `La parola segreta di una chimica: ${names.join(' + ')}. Che cosa c’è scritto con i simboli?`,
          ],
          random,
        ),
        answers: [word],
        explanation: `I simboli sono ${symbols.map(({ symbol }) => symbol).join('-')}.`,
      }
    },
  },
})

const numberedWord = wordedTemplate<Spelt>({
  id: 'word-of-atomic-numbers',
  category: 'science',
  kind: 'cipher',
  difficulties: ['hard', 'enigmaster'],
  choose(random, difficulty, language) {
    const spelt = draw(speltWords[language](), random)
    return spelt.symbols.every(isFamiliar) === (difficulty === 'hard') ? spelt : null
  },
  english: {
    topics: [...TOPICS.english, 'words', 'codes'],
    write: ({ word, symbols }) => ({
      category: 'Numbers that spell',
      prompt: `Take these as atomic numbers, and put the symbols of their elements in a row: ${symbols.map(({ number }) => number).join(' – ')}. Which word comes out?`,
      answers: [word],
      explanation: `The elements are ${listInEnglish(symbols.map(({ names, symbol }) => `${names.english} (${symbol})`))}.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'parole', 'codici'],
    write: ({ word, symbols }) => ({
      category: 'Numeri da leggere',
      prompt: `Sono numeri atomici: metti in fila i simboli dei loro elementi, ${symbols.map(({ number }) => number).join(' – ')}, e leggerai una parola. Quale?`,
      answers: [word],
      explanation: `Gli elementi sono ${listInItalian(symbols.map(({ names, symbol }) => `${names.italian} (${symbol})`))}.`,
    }),
  },
})

interface Sum {
  readonly one: Element
  readonly other: Element
  readonly total: Element
}

const elementSum = wordedTemplate<Sum>({
  id: 'sum-of-elements',
  category: 'science',
  kind: 'riddle',
  difficulties: ['hard', 'enigmaster'],
  choose(random, difficulty) {
    const all = elements()
    const most = difficulty === 'hard' ? 18 : 47
    const one = draw(all.slice(0, most), random)
    const other = draw(all.slice(0, most), random)
    const total = all[one.number + other.number - 1]
    return total && one.number < other.number && isFamiliar(total) ? { one, other, total } : null
  },
  english: {
    topics: TOPICS.english,
    write: ({ one, other, total }, random) => ({
      category: 'Adding atoms',
      prompt: draw(
        [
          `If one nucleus of ${one.names.english} and one of ${other.names.english} joined all their protons, which element would it be?`,
          `Add the atomic numbers of ${one.names.english} and ${other.names.english}. Which element has the sum as its own?`,
        ],
        random,
      ),
      answers: elementAnswers(total, 'english'),
      reject: elementRejects(total, 'english'),
      explanation: `${one.number} + ${other.number} = ${total.number}, the atomic number of ${total.names.english}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ one, other, total }, random) => ({
      category: 'Somme di atomi',
      prompt: draw(
        [
          `Se un nucleo di ${one.names.italian} e uno di ${other.names.italian} unissero tutti i loro protoni, che elemento nascerebbe?`,
          `Somma i numeri atomici ${withPreposition('di', one.names.italian, 'm')} e ${withPreposition('di', other.names.italian, 'm')}: di quale elemento è il risultato?`,
        ],
        random,
      ),
      answers: elementAnswers(total, 'italian'),
      reject: elementRejects(total, 'italian'),
      explanation: `${one.number} + ${other.number} = ${total.number}, il numero atomico ${withPreposition('di', total.names.italian, 'm')}.`,
    }),
  },
})

const elementBetween = wordedTemplate<Element>({
  id: 'element-between',
  category: 'science',
  kind: 'sequence',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose(random, difficulty) {
    const element = draw(elements().slice(1, -1), random)
    const most = difficulty === 'medium' ? 20 : difficulty === 'hard' ? 36 : 91
    const least = difficulty === 'medium' ? 0 : difficulty === 'hard' ? 20 : 36
    return element.number <= most && element.number > least ? element : null
  },
  english: {
    topics: TOPICS.english,
    write: (element, random) => {
      const before = elements()[element.number - 2] as Element
      const after = elements()[element.number] as Element
      return {
        category: 'Periodic table',
        prompt: draw(
          [
            `Which element comes between ${before.names.english} and ${after.names.english} in the periodic table?`,
            `In the order of atomic numbers: ${before.names.english}, …, ${after.names.english}. Which one is missing in the middle?`,
          ],
          random,
        ),
        answers: elementAnswers(element, 'english'),
        reject: elementRejects(element, 'english'),
        explanation: `${element.names.english} (${element.symbol}) has atomic number ${element.number}.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write: (element, random) => {
      const before = elements()[element.number - 2] as Element
      const after = elements()[element.number] as Element
      return {
        category: 'Tavola periodica',
        prompt: draw(
          [
            `Nella tavola periodica, quale elemento sta tra ${withArticle(before.names.italian, 'm')} e ${withArticle(after.names.italian, 'm')}?`,
            `In ordine di numero atomico: ${before.names.italian}, …, ${after.names.italian}. Quale manca in mezzo?`,
          ],
          random,
        ),
        answers: elementAnswers(element, 'italian'),
        reject: elementRejects(element, 'italian'),
        explanation: `${articleOf(element.names.italian, 'm')}${element.names.italian} (${element.symbol}) ha numero atomico ${element.number}.`,
      }
    },
  },
})

export const elementTemplates: readonly QuizTemplate[] = [
  ...elementWord,
  ...numberedWord,
  ...elementSum,
  ...elementBetween,
]
