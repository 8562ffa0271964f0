import type { auth as en } from '../en/auth.ts'
import type { Translated } from '../translated.ts'

export const auth = {
  login: {
    title: 'Accedi',
    submit: 'Accedi',
    noAccount: 'Prima volta qui?',
    register: 'Crea un account gratis',
    forgot: 'Password dimenticata?',
  },
  register: {
    title: 'Registrati',
    lead: 'È gratis e basta mezzo minuto. Per cominciare ricevi {{r3}} R3 e {{tokens}} gettoni voce.',
    submit: 'Crea account',
    haveAccount: 'Hai già un account?',
    login: 'Accedi',
  },
  legal: {
    accept: 'Continuando accetti i',
    terms: 'termini di servizio',
    data: 'Che cosa succede ai tuoi dati lo spiega',
    privacy: 'l’informativa sulla privacy',
  },
  fields: {
    username: 'Nome utente',
    email: 'E-mail',
    password: 'Password',
    confirmPassword: 'Ripeti la password',
  },
  empty: {
    username: 'Il nome utente è obbligatorio',
    email: 'L’indirizzo e-mail è obbligatorio',
    password: 'La password è obbligatoria',
  },
  google: {
    or: 'oppure',
    signingIn: 'Accesso con Google in corso…',
    unavailable: 'L’accesso con Google non si è caricato. Puoi andare avanti anche senza.',
    taken: 'Per usare Google, prima accedi con la tua password e conferma il tuo indirizzo e-mail.',
  },
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
  panel: {
    quote: 'Ho i denti ma non mordo. Mi giro e la porta cede. Chi sono?',
    answer: 'La risposta gira nella serratura: la chiave.',
  },
} satisfies Translated<typeof en>
