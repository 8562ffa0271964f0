import type { voices as en } from '../en/voices.ts'
import type { Translated } from '../translated.ts'

export const voices = {
  title: 'La tua voce',
  yours: 'I tuoi messaggi li legge {{name}}.',
  noneYet: 'Non hai ancora scelto una voce.',
  failed: 'Non riusciamo a caricare le voci',
  none: 'Qui non ci sono voci',
  noneHint: 'Al momento questo server non ha voci. La chat funziona come sempre.',
  allAges: 'Mostra tutte le età',
  noMatch: 'Nessuna voce di questa età. Scegline un’altra, o tutte.',
  language: 'Lingua delle voci',
  age: 'Età delle voci',
  ages: { all: 'Tutte', young: 'Giovani', adult: 'Adulte', senior: 'Anziane' },
  categories: { default: 'Per tutti', community: 'Della comunità', premium: 'Premium' },
  people: {
    female: { young: 'Ragazza', adult: 'Donna', senior: 'Donna anziana' },
    male: { young: 'Ragazzo', adult: 'Uomo', senior: 'Uomo anziano' },
  },
  listen: 'Ascolta',
  listenTo: 'Ascolta {{name}}',
  stop: 'Ferma',
  stopOf: 'Ferma {{name}}',
  select: 'Scegli',
  choose: 'Scegli {{name}}',
  selected: 'La tua voce',
  isYours: 'La tua voce: {{name}}',
  locked: 'Per abbonati',
  lockedOf: 'Per abbonati: {{name}}. Vedi i piani',
  selectFailed: 'Non riusciamo a salvare la tua voce',
  previewFailed: 'Anteprima della voce non riuscita: {{reason}}',
  system: {
    title: 'Voci di questo dispositivo',
    lead: 'Il tuo computer o il tuo telefono può avere voci proprie. Con queste senti i messaggi degli altri con una voce scelta da te. Per gli altri non cambia niente.',
    switch: 'Leggi i messaggi con le voci del mio dispositivo',
    none: 'Questo dispositivo non ha voci proprie. Senti ognuno con la voce che ha scelto.',
    noneOf: {
      english:
        'Questo dispositivo non ha una voce inglese. I messaggi in inglese li senti con la voce di chi li ha scritti.',
      italian:
        'Questo dispositivo non ha una voce italiana. I messaggi in italiano li senti con la voce di chi li ha scritti.',
    },
    voiceOf: { english: 'Voce per l’inglese', italian: 'Voce per l’italiano' },
    silent: 'Questa voce non ha parlato. Provane un’altra.',
  },
} satisfies Translated<typeof en>
