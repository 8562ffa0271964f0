import type { voicePreview as en } from '../en/voice-preview.ts'
import type { Translated } from '../translated.ts'

export const voicePreview = {
  nameless: 'Buonasera! Risolviamo un enigma?',
  hello: 'Ciao, sono {{name}}. Risolviamo un enigma?',
} satisfies Translated<typeof en>
