import type { settings as en } from '../en/settings.ts'
import type { Translated } from '../translated.ts'

export const settings = {
  title: 'Impostazioni',
  lead: 'Valgono su questo dispositivo.',
  look: 'Lingua e aspetto',
  colorScheme: { label: 'Aspetto', dark: 'Scuro', light: 'Chiaro', auto: 'Come il dispositivo' },
  sound: {
    label: 'Audio',
    master: 'Volume',
    effects: 'Effetti',
    voice: 'Voci',
    mute: 'Silenzia: {{what}}',
    keys: 'Alt+M toglie l’audio. Anche M, quando non stai scrivendo.',
  },
  motion: {
    label: 'Riduci gli effetti',
    hint: 'Meno movimento, sfondi semplici',
    choice: 'Movimento ed effetti',
    system: 'Come il dispositivo',
    reduced: 'Pochi',
    full: 'Tutti',
  },
  play: 'Chat e partite',
  reactions: 'Reazioni, mie e degli altri',
  speech: {
    label: 'Chat letta dallo screen reader',
    all: 'Tutto',
    news: 'Risposte e avvisi',
    none: 'Niente',
  },
  timers: {
    label: 'Tempo per rispondere nelle stanze private che creo',
    normal: 'Normale',
    half: '×1,5',
    double: '×2',
    hint: 'Tempi più lunghi per tutti nella stanza. Lì puoi ancora cambiarli.',
  },
  shortcuts: 'Scorciatoie con un solo tasto',
  shortcutsHint: 'Disattivale se scrivi con la voce. Alt+M funziona comunque.',
  codeHidden: 'Mostra i codici di invito come puntini',
  codeHiddenHint: 'Per chi trasmette in diretta: si possono comunque copiare.',
  account: {
    title: 'Account e dati',
    security: 'Password, download dei dati, eliminazione',
    voice: 'Voce',
    profile: 'Nome, indirizzo, tutorial',
  },
} satisfies Translated<typeof en>
