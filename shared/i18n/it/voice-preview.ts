import type { voicePreview as en } from '../en/voice-preview.ts'
import type { Translated } from '../translated.ts'

export const voicePreview = {
  nameless: 'Buonasera! Risolviamo un indovinello?',
  hello: 'Ciao, sono {{name}}. Risolviamo un indovinello?',
} satisfies Translated<typeof en>
