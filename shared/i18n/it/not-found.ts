import type { notFound as en } from '../en/not-found.ts'
import type { Translated } from '../translated.ts'

export const notFound = {
  title: 'Pagina non trovata',
  body: 'La pagina che cerchi non esiste.',
  goBack: 'Torna indietro',
} satisfies Translated<typeof en>
