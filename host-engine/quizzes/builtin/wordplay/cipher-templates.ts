import type { Difficulty } from '#shared/constants/game.ts'
import { draw } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { atbash, caesar, keypad, letterNumbers, morse, railFence } from './ciphers.ts'
import { drawWord, hintOf, type Word } from './word-stock.ts'

interface Enciphered {
  readonly word: Word
  readonly code: string
  readonly hint: string
  /** By how many letters a Caesar cipher moves. */
  readonly shift: number
  readonly isKeyTold: boolean
}

interface Wording {
  readonly category: string
  prompts(fact: Enciphered): readonly string[]
  explain(fact: Enciphered): string
}

interface Cipher {
  readonly id: string
  readonly difficulties: readonly Difficulty[]
  encipher(letters: string, shift: number): string
  readonly english: Wording
  readonly italian: Wording
}

const TOPICS = {
  english: ['ciphers', 'codes', 'secret writing', 'words', 'wordplay', 'spies'],
  italian: ['cifrari', 'codici', 'messaggi segreti', 'parole', 'giochi di parole', 'spie'],
}
/** Beyond these, to count is only work. */
const SHIFTS = 5

const cipherTemplate = (cipher: Cipher): QuizTemplate[] => {
  const wording = ({ category, prompts, explain }: Wording) => ({
    write: (fact: Enciphered, random: () => number) => ({
      category,
      prompt: draw(prompts(fact), random),
      answers: [fact.word.text],
      explanation: explain(fact),
    }),
  })
  return wordedTemplate<Enciphered>({
    id: cipher.id,
    category: 'words',
    kind: 'cipher',
    difficulties: cipher.difficulties,
    choose(random, difficulty, language) {
      const word = drawWord(language, difficulty, random)
      const shift = difficulty === 'easy' ? 1 : 2 + Math.floor(random() * (SHIFTS - 1))
      return {
        word,
        shift,
        code: cipher.encipher(word.letters, shift),
        hint: hintOf(word, difficulty),
        isKeyTold: difficulty === 'easy' || difficulty === 'medium',
      }
    },
    english: { topics: TOPICS.english, ...wording(cipher.english) },
    italian: { topics: TOPICS.italian, ...wording(cipher.italian) },
  })
}

const places = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

const caesarCipher = cipherTemplate({
  id: 'caesar-cipher',
  difficulties: ['easy', 'medium', 'hard', 'enigmaster'],
  encipher: caesar,
  english: {
    category: 'Caesar cipher',
    prompts: ({ code, hint, shift, isKeyTold }) => {
      const by = places(shift, 'one place', 'places')
      return isKeyTold
        ? [
            `Every letter has moved ${by} forward in the alphabet. Read ${code}: ${hint}.`,
            `${code}: go back ${by} in the alphabet for every letter. The clue: ${hint}.`,
            `To hide a word, I moved each of its letters ${by} forward and got ${code}. The clue: ${hint}.`,
          ]
        : [
            `Caesar moved every letter forward by the same number of places: ${code}. It is ${hint}.`,
            `${code} is ${hint}, with each letter moved on equally far. What is it?`,
            `Crack Caesar's cipher: ${code} hides ${hint}.`,
          ]
    },
    explain: ({ code, word, shift }) =>
      `Move each letter of ${code} back by ${shift}, and you read ${word.letters}.`,
  },
  italian: {
    category: 'Cifrario di Cesare',
    prompts: ({ code, hint, shift, isKeyTold }) => {
      const by = places(shift, 'un posto', 'posti')
      return isKeyTold
        ? [
            `Ogni lettera è andata avanti di ${by} nell’alfabeto di 26 lettere. Decifra ${code}: ${hint}.`,
            `${code}: torna indietro di ${by} per ogni lettera (26 lettere, con J, K, W, X e Y). Definizione: ${hint}.`,
            `Ho spostato ogni lettera avanti di ${by} nell’alfabeto inglese e ho ottenuto ${code}. Che parola era? Definizione: ${hint}.`,
          ]
        : [
            `Cesare ha spostato tutte le lettere avanti di uno stesso numero di posti (alfabeto di 26 lettere): ${code}. È ${hint}.`,
            `Dietro ${code} c’è ${hint}: ogni lettera è slittata in avanti di altrettanti posti (26 lettere). Che parola è?`,
            `Forza il cifrario di Cesare, alfabeto di 26 lettere: ${code} nasconde ${hint}.`,
          ]
    },
    explain: ({ code, word, shift }) =>
      `Riportando indietro di ${shift} ogni lettera di ${code} si legge ${word.letters}.`,
  },
})

const atbashCipher = cipherTemplate({
  id: 'atbash-cipher',
  difficulties: ['medium', 'hard', 'enigmaster'],
  encipher: atbash,
  english: {
    category: 'Mirror alphabet',
    prompts: ({ code, hint, isKeyTold }) =>
      isKeyTold
        ? [
            `In a mirror alphabet A becomes Z, B becomes Y and so on. Read ${code}: ${hint}.`,
            `Swap A with Z, B with Y, C with X … and read ${code}. The clue: ${hint}.`,
            `${code} is written with the alphabet back to front (Z for A, Y for B). The clue: ${hint}.`,
          ]
        : [
            `The first letter of the alphabet trades places with the last, and so on inwards: ${code} is ${hint}.`,
            `Hold the alphabet up to a mirror: ${code} hides ${hint}.`,
            `${code}: ${hint}, in an alphabet that runs backwards.`,
          ],
    explain: ({ code, word }) =>
      `In the Atbash cipher A and Z change places, B and Y, and so on: ${code} is ${word.letters}.`,
  },
  italian: {
    category: 'Alfabeto allo specchio',
    prompts: ({ code, hint, isKeyTold }) =>
      isKeyTold
        ? [
            `Nell’alfabeto allo specchio (26 lettere) A diventa Z, B diventa Y e così via. Leggi ${code}: ${hint}.`,
            `Scambia A con Z, B con Y, C con X… e leggi ${code}. Definizione: ${hint}.`,
            `${code} è scritto con l’alfabeto al contrario (Z per A, Y per B). Definizione: ${hint}.`,
          ]
        : [
            `Nell’alfabeto di 26 lettere la prima si scambia con l’ultima, la seconda con la penultima…: ${code} è ${hint}.`,
            `Metti l’alfabeto di 26 lettere davanti allo specchio: ${code} nasconde ${hint}.`,
            `${code}: ${hint}, in un alfabeto di 26 lettere che corre al contrario.`,
          ],
    explain: ({ code, word }) =>
      `Nel cifrario Atbash A si scambia con Z, B con Y e così via: ${code} è ${word.letters}.`,
  },
})

const morseCode = cipherTemplate({
  id: 'morse-code',
  difficulties: ['medium', 'hard'],
  encipher: morse,
  english: {
    category: 'Morse code',
    prompts: ({ code, hint }) => [
      `A telegram in Morse code: ${code} Which word is it? The clue: ${hint}.`,
      `Dots and dashes: ${code} Which word is it? The clue: ${hint}.`,
      `The radio beeps ${code} What is being sent? A hint: ${hint}.`,
    ],
    explain: ({ word }) =>
      `In Morse code each letter is a group of dots and dashes; these spell ${word.letters}.`,
  },
  italian: {
    category: 'Codice Morse',
    prompts: ({ code, hint }) => [
      `Un telegramma in codice Morse: ${code} Che parola è? Definizione: ${hint}.`,
      `Punti e linee: ${code} Quale parola si legge? Un aiuto: ${hint}.`,
      `La radio trasmette ${code} Che cosa dice? Un indizio: ${hint}.`,
    ],
    explain: ({ word }) =>
      `Nel codice Morse ogni lettera è un gruppo di punti e linee; questi danno ${word.letters}.`,
  },
})

const numbersForLetters = cipherTemplate({
  id: 'letter-numbers',
  difficulties: ['easy', 'medium', 'hard'],
  encipher: letterNumbers,
  english: {
    category: 'Number code',
    prompts: ({ code, hint }) => [
      `A is 1, B is 2 … Z is 26. Read ${code}: ${hint}.`,
      `Turn numbers into letters, from A = 1 to Z = 26: ${code}. The clue: ${hint}.`,
      `A safe opens with ${code}, where each number is a letter's place in the alphabet. Say the word: ${hint}.`,
    ],
    explain: ({ word }) =>
      `Each number is a letter's place in the alphabet; together they spell ${word.letters}.`,
  },
  italian: {
    category: 'Codice numerico',
    prompts: ({ code, hint }) => [
      `A vale 1, B vale 2… Z vale 26. Leggi ${code}: ${hint}.`,
      `Trasforma i numeri in lettere, da A = 1 a Z = 26: ${code}. Definizione: ${hint}.`,
      `La cassaforte si apre con ${code}: ogni numero è il posto di una lettera (A = 1, Z = 26). Che parola è? Definizione: ${hint}.`,
    ],
    explain: ({ word }) =>
      `Ogni numero indica il posto di una lettera nell’alfabeto; insieme danno ${word.letters}.`,
  },
})

const phoneKeypad = cipherTemplate({
  id: 'phone-keypad',
  difficulties: ['easy', 'medium'],
  encipher: keypad,
  english: {
    category: 'Phone keypad',
    prompts: ({ code, hint }) => [
      `On an old phone, 2 is A, B or C, 3 is D, E or F, up to 9 for W, X, Y or Z. Which word is ${code}? The clue: ${hint}.`,
      `You press ${code} on a phone's keys (2 = ABC … 9 = WXYZ), once a letter. The word: ${hint}.`,
      `A text typed by number keys, one press each: ${code}. The clue: ${hint}.`,
    ],
    explain: ({ word, code }) =>
      `On a phone's keys (2 = ABC, 3 = DEF, … 9 = WXYZ) ${code} can be typed for ${word.letters}.`,
  },
  italian: {
    category: 'Tasti del telefono',
    prompts: ({ code, hint }) => [
      `Sui vecchi telefonini 2 è A, B o C, 3 è D, E o F, fino a 9 per W, X, Y o Z. Che parola è ${code}? Definizione: ${hint}.`,
      `Premi ${code} sui tasti del telefono (2 = ABC … 9 = WXYZ), una volta per lettera. Definizione: ${hint}.`,
      `Un messaggio scritto con i tasti numerici, un tocco per lettera: ${code}. Un aiuto: ${hint}.`,
    ],
    explain: ({ word, code }) =>
      `Sui tasti del telefono (2 = ABC, 3 = DEF, … 9 = WXYZ) ${code} dà ${word.letters}.`,
  },
})

const railFenceCipher = cipherTemplate({
  id: 'rail-fence',
  difficulties: ['medium', 'hard'],
  encipher: railFence,
  english: {
    category: 'Fence cipher',
    prompts: ({ code, hint }) => [
      `First come all odd letters of a word, then all even ones: ${code}. It is ${hint}.`,
      `A word was written in zigzag over two rows, and the rows put one after the other: ${code}. Find ${hint}.`,
      `Cut ${code} in two halves and take a letter from each in turn: you get ${hint}.`,
    ],
    explain: ({ code, word }) =>
      `Take letters from the two halves of ${code} in turn, and you read ${word.letters}.`,
  },
  italian: {
    category: 'Cifrario a zigzag',
    prompts: ({ code, hint }) => [
      `Prima tutte le lettere di posto dispari, poi quelle di posto pari: ${code}. È ${hint}.`,
      `Una parola è stata scritta a zigzag su due righe, poi le righe sono state unite: ${code}. Trova ${hint}.`,
      `Dividi ${code} in due metà e prendi una lettera per volta da ciascuna: otterrai ${hint}.`,
    ],
    explain: ({ code, word }) =>
      `Prendendo a turno una lettera dalle due metà di ${code} si legge ${word.letters}.`,
  },
})

export const cipherTemplates: readonly QuizTemplate[] = [
  ...caesarCipher,
  ...atbashCipher,
  ...morseCode,
  ...numbersForLetters,
  ...phoneKeypad,
  ...railFenceCipher,
]
