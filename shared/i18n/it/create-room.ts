import type { createRoom as en } from '../en/create-room.ts'
import type { Translated } from '../translated.ts'

export const createRoom = {
  title: 'Nuova stanza',
  lead: 'Tutti la vedono e possono entrare. Aspetta gli altri, poi comincia.',
  name: 'Nome della stanza',
  defaultName: 'La stanza di {{name}}',
  password: 'Password (facoltativa)',
  passwordHint: 'Vuota: può entrare chiunque',
  maxPlayers: 'Posti',
  rounds: 'Round',
  time: 'Secondi per round',
  difficulty: 'Difficoltà',
  language: 'Lingua dei quiz',
  spectators: 'Gli altri possono guardare',
  submit: 'Apri la stanza',
  failed: 'Non riusciamo a creare la stanza',
  full: 'Tutte le impostazioni e i tuoi quiz',
} satisfies Translated<typeof en>
