import type { inApp as en } from '../en/in-app.ts'
import type { Translated } from '../translated.ts'

export const inApp = {
  names: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    twitter: 'X (Twitter)',
    linkedin: 'LinkedIn',
    whatsapp: 'WhatsApp',
    line: 'LINE',
    snapchat: 'Snapchat',
    youtube: 'YouTube',
  },
  title: 'Sei nel browser di {{app}}',
  lead: 'Qui l’audio, l’accesso con Google e la scrittura veloce non funzionano bene. Apri il gioco nel tuo browser:',
  stepsLabel: 'Come aprirlo nel tuo browser',
  steps: {
    ios: {
      one: 'Tocca il menu ⋯ o l’icona di condivisione sul bordo dello schermo.',
      two: 'Scegli «Apri in Safari» o «Apri nel browser».',
      three: 'Continua a giocare da lì.',
    },
    android: {
      one: 'Tocca il menu ⋮ in alto a destra.',
      two: 'Scegli «Apri in Chrome» o «Apri nel browser».',
      three: 'Continua a giocare da lì.',
    },
    other: {
      one: 'Copia il link qui sotto.',
      two: 'Apri il tuo browser, per esempio Chrome, Firefox o Safari.',
      three: 'Incolla il link nella barra degli indirizzi.',
    },
  },
  link: 'Link a questa pagina',
  copy: 'Copia il link',
  copyFailed: 'Qui il link non si copia da solo. Tienilo premuto e copialo a mano.',
  stay: 'Continua comunque qui',
  google: {
    title: 'In {{app}} l’accesso con Google non funziona',
    lead: 'Google permette di accedere solo da un vero browser. Ecco come:',
    menu: {
      dotsTop: 'Tocca ⋯ in alto a destra.',
      dotsBottom: 'Tocca ⋯ in basso a destra.',
      moreTop: 'Tocca ⋮ in alto a destra.',
      moreBottom: 'Tocca ⋮ in basso a destra.',
      share: 'Tocca l’icona di condivisione in basso.',
      compass: 'Tocca la bussola in basso a destra.',
      copy: 'Copia il link qui sotto.',
    },
    entry: {
      external: 'Scegli «Apri nel browser esterno».',
      browser: 'Scegli «Apri nel browser».',
      usual: 'Scegli «Apri nel browser predefinito».',
      safari: 'Scegli «Apri in Safari».',
      chrome: 'Scegli «Apri in Chrome».',
      opens: 'Questa pagina si apre in Safari.',
      paste: 'Incollalo nella barra degli indirizzi del tuo browser.',
    },
    last: 'Lì premi il pulsante di Google.',
    orEmail: 'Puoi anche restare qui e registrarti con il tuo indirizzo e-mail.',
    toRegister: 'Registrati con l’e-mail',
    formAbove:
      'Puoi anche restare qui: compila il modulo qui sopra per registrarti con il tuo indirizzo e-mail.',
  },
} satisfies Translated<typeof en>

export const linkCopied = 'Link copiato. Incollalo nel tuo browser.'
