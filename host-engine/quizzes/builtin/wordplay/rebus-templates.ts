import type { Language } from '#shared/constants/game.ts'
import { draw } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'

interface Rebus {
  readonly pictures: string
  readonly answers: readonly string[]
  readonly reading: string
}

/** Pictures, answers, how to read them. */
const REBUSES: Readonly<Record<Language, readonly Rebus[]>> = {
  english: [
    { pictures: '☀️🌸', answers: ['sunflower'], reading: 'SUN and FLOWER' },
    { pictures: '🔥👨', answers: ['fireman', 'firefighter'], reading: 'FIRE and MAN' },
    { pictures: '❄️👨', answers: ['snowman'], reading: 'SNOW and MAN' },
    { pictures: '🌧️🏹', answers: ['rainbow'], reading: 'RAIN and BOW' },
    { pictures: '⭐🐟', answers: ['starfish'], reading: 'STAR and FISH' },
    { pictures: '🦶⚽', answers: ['football'], reading: 'FOOT and BALL' },
    { pictures: '🧈🪰', answers: ['butterfly'], reading: 'BUTTER and FLY' },
    { pictures: '🐴👟', answers: ['horseshoe'], reading: 'HORSE and SHOE' },
    { pictures: '📖🐛', answers: ['bookworm'], reading: 'BOOK and WORM' },
    { pictures: '☕🎂', answers: ['cupcake'], reading: 'CUP and CAKE' },
    { pictures: '🔑🕳️', answers: ['keyhole'], reading: 'KEY and HOLE' },
    { pictures: '🌙💡', answers: ['moonlight'], reading: 'MOON and LIGHT' },
    { pictures: '🧠⛈️', answers: ['brainstorm'], reading: 'BRAIN and STORM' },
    { pictures: '👁️⚽', answers: ['eyeball'], reading: 'EYE and BALL' },
    { pictures: '🚪🔔', answers: ['doorbell'], reading: 'DOOR and BELL' },
    { pictures: '🦷🖌️', answers: ['toothbrush'], reading: 'TOOTH and BRUSH' },
  ],
  italian: [
    { pictures: '🐟⚔️', answers: ['pesce spada'], reading: 'PESCE e SPADA' },
    { pictures: '🐟🔨', answers: ['pesce martello'], reading: 'PESCE e MARTELLO' },
    { pictures: '🐟⚽', answers: ['pesce palla'], reading: 'PESCE e PALLA' },
    { pictures: '⭐🌊', answers: ['stella marina'], reading: 'STELLA e MARE: è MARINA' },
    {
      pictures: '🐴🌊',
      answers: ['cavalluccio marino', 'ippocampo'],
      reading: 'CAVALLUCCIO e MARE: è MARINO',
    },
    { pictures: '🔑🎻', answers: ['chiave di violino'], reading: 'CHIAVE e VIOLINO' },
    { pictures: '🌙🍯', answers: ['luna di miele'], reading: 'LUNA e MIELE' },
    { pictures: '🦷🦁', answers: ['dente di leone', 'tarassaco', 'soffione'], reading: 'DENTE e LEONE' },
    { pictures: '🦷🥛', answers: ['dente di latte', 'denti di latte'], reading: 'DENTE e LATTE' },
    { pictures: '🚪🔑', answers: ['portachiavi'], reading: 'PORTA e CHIAVI' },
    { pictures: '🚪☂️', answers: ['portaombrelli'], reading: 'PORTA e OMBRELLI' },
    { pictures: '⚽❄️', answers: ['palla di neve'], reading: 'PALLA e NEVE' },
  ],
}

const rebus = wordedTemplate<Rebus>({
  id: 'rebus',
  category: 'words',
  kind: 'rebus',
  difficulties: ['easy', 'medium'],
  choose: (random, _difficulty, language) => draw(REBUSES[language], random),
  english: {
    topics: ['rebus', 'emoji', 'pictures', 'words', 'wordplay'],
    write: ({ pictures, answers, reading }, random) => ({
      category: 'Rebus',
      prompt: draw(
        [
          `Say what you see, as one word: ${pictures}`,
          `Two pictures, one word: ${pictures}`,
          `${pictures} Join the pictures into a single word.`,
        ],
        random,
      ),
      answers,
      explanation: `The pictures read ${reading}.`,
    }),
  },
  italian: {
    topics: ['rebus', 'emoji', 'disegni', 'parole', 'giochi di parole'],
    write: ({ pictures, answers, reading }, random) => ({
      category: 'Rebus',
      prompt: draw(
        [
          `Leggi i disegni e trova il nome: ${pictures}`,
          `Due disegni, una cosa sola: ${pictures}`,
          `${pictures} Unisci i disegni: che cosa viene fuori?`,
        ],
        random,
      ),
      answers,
      explanation: `I disegni si leggono ${reading}.`,
    }),
  },
})

export const rebusTemplates: readonly QuizTemplate[] = rebus
