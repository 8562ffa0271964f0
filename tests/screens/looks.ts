import type { PageLanguage } from '../support/pages.ts'

export const SIZES = {
  wide: { width: 1280, height: 800 },
  narrow: { width: 390, height: 844 },
} as const
export type Size = keyof typeof SIZES
export const BOTH: readonly Size[] = ['narrow', 'wide']

/** Sizes are changed under a running page; a language and a scheme need a visit of their own. */
export interface Look {
  readonly language: PageLanguage
  readonly scheme: 'dark' | 'light'
}

export const LOOKS: readonly Look[] = [
  { language: 'english', scheme: 'dark' },
  { language: 'english', scheme: 'light' },
  { language: 'italian', scheme: 'dark' },
  { language: 'italian', scheme: 'light' },
]

export const nameOf = ({ language, scheme }: Look): string => `${language}-${scheme}`
