import type { PageLanguage } from '../support/pages.ts'

interface Cast {
  /** Whose eyes the pictures are seen by, and in the game: host, and three more. */
  readonly names: readonly [string, string, string, string, string]
  /** Whose rooms are in the lobby. */
  readonly hosts: readonly [string, string, string, string]
  readonly rooms: Record<'open' | 'locked' | 'full' | 'running' | 'own' | 'hard' | 'other' | 'table', string>
  readonly talk: readonly string[]
  readonly quizzes: { prompt: string; answers: string[]; explanation: string }[]
  /** One slip more than the judge forgives in the first quiz's answer. */
  readonly close: string
  readonly wrong: readonly [string, string]
  /** As a host pastes them: good ones, and some with mistakes. */
  readonly pasted: string
}

/** Who is in the pictures, and what they say: a room full of people, in each language. */
export const CASTS: Record<PageLanguage, Cast> = {
  english: {
    names: ['marlowe', 'ada_quill', 'Theodore_the_Third', 'wren', 'Bea'],
    hosts: ['inkwell', 'dorothea', 'Bartholomew_Quince', 'pip'],
    rooms: {
      open: 'The Lantern & Moth',
      locked: 'Tuesday book club',
      full: 'Duel at dawn',
      running: 'Fastest fingers in Bristol',
      own: 'Grandma’s attic: fifty family questions, no mercy',
      hard: 'Ciphers only',
      other: 'Osteria degli enigmi',
      table: 'The Raven’s Parlour',
    },
    talk: [
      'Evening, all!',
      'Is this the one with the anagrams? Last week I could not get a single one of them right before Wren did.',
      'It is. Bring coffee.',
      'Ready when you are.',
    ],
    quizzes: [
      {
        prompt:
          'I burn without a body and lead through the dark. Who carries me is seen before they see. What am I?',
        answers: ['lighthouse keeper’s lantern', 'lantern'],
        explanation: 'Keepers carried a hand lantern up the tower stairs every evening.',
      },
      {
        prompt:
          'In 1876, after eleven years of work and more than one shipwreck, a British ship came home from the first voyage made only to study the deep sea. Its name was later given to a space shuttle and to the deepest known point of the oceans. What was the ship called?',
        answers: ['Challenger', 'HMS Challenger'],
        explanation: 'HMS Challenger sounded the trench that now bears its name in March 1875.',
      },
      {
        prompt: 'Lighter than a breath, I once flew. What am I?',
        answers: ['feather'],
        explanation: 'Birds lose them.',
      },
    ],
    close: 'lighthuose keepr lantren',
    wrong: ['a torch', 'the moon?'],
    pasted: [
      'Capital of Sardinia? | Cagliari | It looks out on the Gulf of Angels.',
      'How many sides has a hexagon? | six; 6',
      'A line without an answer',
      'Which bird is a symbol of wisdom? | owl | Athena’s companion.',
      '| no question at all',
    ].join('\n'),
  },
  italian: {
    names: ['ortensia', 'bruno_quiz', 'Massimiliano_Terzo', 'zoe', 'Ugo'],
    hosts: ['calamaio', 'dorotea', 'Bartolomeo_Cotogna', 'pia'],
    rooms: {
      open: 'La lanterna e la falena',
      locked: 'Circolo dei lettori del martedì',
      full: 'Duello all’alba',
      running: 'Le dita più veloci di Bologna',
      own: 'La soffitta della nonna: cinquanta domande in casa',
      hard: 'Solo cifrari',
      other: 'The Lantern & Moth',
      table: 'Il salotto del corvo',
    },
    talk: [
      'Buonasera a tutti!',
      'È quella con gli anagrammi? La settimana scorsa non ne ho indovinato nemmeno uno prima di Zoe.',
      'Proprio quella. Portate il caffè.',
      'Quando volete, io ci sono.',
    ],
    quizzes: [
      {
        prompt: 'Ardo senza corpo e guido nel buio. Chi mi porta è visto prima di vedere. Che cosa sono?',
        answers: ['lanterna del guardiano del faro', 'lanterna'],
        explanation: 'I guardiani salivano ogni sera le scale della torre con una lanterna in mano.',
      },
      {
        prompt:
          'Nel 1876, dopo un viaggio di più di centoventimila chilometri, una nave britannica tornò dalla prima spedizione fatta soltanto per studiare gli abissi marini. Il suo nome passò poi a una navetta spaziale e al punto più profondo degli oceani. Come si chiamava la nave?',
        answers: ['Challenger', 'HMS Challenger'],
        explanation: 'La Challenger misurò nel marzo 1875 la fossa che oggi ne porta il nome.',
      },
      {
        prompt: 'Più leggera di un soffio, un tempo volavo. Che cosa sono?',
        answers: ['piuma'],
        explanation: 'Gli uccelli le perdono.',
      },
    ],
    close: 'lantrena del gaurdiano fraro',
    wrong: ['una torcia', 'la luna?'],
    pasted: [
      'Capoluogo della Sardegna? | Cagliari | Si affaccia sul Golfo degli Angeli.',
      'Quanti lati ha un esagono? | sei; 6',
      'Una riga senza risposta',
      'Quale uccello è simbolo di saggezza? | gufo; civetta | È l’animale di Atena.',
      '| nessuna domanda',
    ].join('\n'),
  },
}
