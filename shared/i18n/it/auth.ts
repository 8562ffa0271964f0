import type { auth as en } from '../en/auth.ts'
import type { Translated } from '../translated.ts'

export const auth = {
  login: {
    title: 'Accedi',
    submit: 'Accedi',
    noAccount: 'Prima volta qui?',
    register: 'Crea un account gratis',
  },
  register: {
    title: 'Registrati',
    lead: 'È gratis e basta mezzo minuto.',
    submit: 'Crea account',
    haveAccount: 'Hai già un account?',
    login: 'Accedi',
  },
  fields: {
    username: 'Nome utente',
    email: 'E-mail',
    password: 'Password',
    confirmPassword: 'Ripeti la password',
    showPassword: 'Mostra la password',
  },
  capsLock: 'Il blocco maiuscole è attivo',
  checklist: {
    username: 'Il nome utente deve avere:',
    password: 'La password deve avere:',
    usernameLength: 'da 3 a 20 caratteri',
    usernameCharacters: 'solo lettere, numeri e trattini bassi',
    passwordLength: 'almeno 6 caratteri',
    passwordUppercase: 'una lettera maiuscola',
    passwordNumber: 'un numero',
    met: 'fatto',
    unmet: 'manca',
  },
  errorCount_one: '{{count}} campo da ricontrollare.',
  errorCount_many: '{{count}} di campi da ricontrollare.',
  errorCount_other: '{{count}} campi da ricontrollare.',
  panel: {
    quote: 'Ho i denti ma non mordo. Mi giro e la porta cede. Chi sono?',
    answer: 'La risposta gira nella serratura: la chiave.',
  },
} satisfies Translated<typeof en>
