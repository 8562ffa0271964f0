import type { quizVoice as en } from '../en/quiz-voice.ts'
import type { Translated } from '../translated.ts'

export const quizVoice = {
  refused: '«{{guess}}» non vale: {{reason}}.',
  appeal: 'Avevo ragione io',
  appealOf: '«{{guess}}» doveva valere?',
  appealWhich: 'Quale delle tue risposte era giusta?',
  appealBody:
    'La guarderà una persona. Se hai ragione, da quel momento varrà per tutti. Questo round resta com’è.',
  appealSend: 'Chiedi di ricontrollare',
  appealed: 'Grazie! Qualcuno darà un’occhiata.',
  appealedBefore: 'L’hai già chiesto: qualcuno darà un’occhiata.',
  notRefused: 'In quel round il giudice non ha rifiutato questa risposta.',
  ownQuiz: 'Questo quiz l’ha portato l’host: solo l’host può dire che cosa vale.',
  report: 'Segnala questo quiz',
  reason: 'Che cosa non va?',
  reasons: {
    wrong_answer: 'La risposta è sbagliata',
    unclear: 'La domanda non è chiara',
    offensive: 'È offensivo',
    duplicate: 'Mi era già capitato',
    other: 'Qualcos’altro',
  },
  text: 'Vuoi aggiungere qualcosa? (facoltativo)',
  reportSend: 'Invia la segnalazione',
  reported: 'Grazie! Abbiamo ricevuto la segnalazione.',
  gone: 'Questo quiz non c’è più: nessuno deve guardarlo.',
} satisfies Translated<typeof en>
