import type { quizCalls as en } from '../en/quiz-calls.ts'
import type { Translated } from '../translated.ts'

export const quizCalls = {
  row: 'Riga {{row}}: {{problem}}',
  nothingToImport: 'Manda uno solo tra quizzes, csv e text',
  noQuizzes: 'Qui dentro non ci sono quiz',
  tooMany: 'Qui dentro ci sono più di {{max}} quiz',
  csvBroken: 'Questo file CSV non si riesce a leggere',
  columnsMissing: 'La prima riga deve contenere i nomi delle colonne, almeno «prompt» e «answer»',
  unknownField: 'Il campo «{{field}}» non esiste',
  setsFull: 'Hai già {{max}} serie: prima eliminane una',
  setsTooLong: 'Tutte insieme le tue serie sono troppo lunghe: accorciane una o eliminala',
  setFull: 'Una serie contiene al massimo {{max}} quiz',
  generationRunning: 'Stiamo ancora preparando i tuoi ultimi quiz',
  hostJudges: 'Questo quiz l’ha scritto l’host, ed è l’host a decidere',
  notRefused: 'In quel round non hai dato questa risposta',
  appealed: 'Per questo round hai già fatto ricorso',
} satisfies Translated<typeof en>
