import type { TextSource } from '#renderer/lib/i18n.ts'

export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'cookies'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

/** The day from which the texts say what they say. */
export const LEGAL_DATE = '2026-11-23'

export interface LegalText {
  lead: string
  /** By the fragment of their address. */
  sections: Record<string, { title: string; text: string }>
}

interface Kept {
  path: string
  /** Its name among the texts. */
  key: string
  texts: TextSource
}

/** Each by itself in each language: they are long, and seldom read. */
export const KEPT: Record<LegalDocument, Kept> = {
  terms: {
    path: '/terms-of-service',
    key: 'legalTerms',
    texts: async (locale) => {
      const { legalTerms } =
        locale === 'it'
          ? await import('#shared/i18n/it/legal-terms.ts')
          : await import('#shared/i18n/en/legal-terms.ts')
      return { legalTerms }
    },
  },
  privacy: {
    path: '/privacy-policy',
    key: 'legalPrivacy',
    texts: async (locale) => {
      const { legalPrivacy } =
        locale === 'it'
          ? await import('#shared/i18n/it/legal-privacy.ts')
          : await import('#shared/i18n/en/legal-privacy.ts')
      return { legalPrivacy }
    },
  },
  cookies: {
    path: '/cookie-policy',
    key: 'legalCookies',
    texts: async (locale) => {
      const { legalCookies } =
        locale === 'it'
          ? await import('#shared/i18n/it/legal-cookies.ts')
          : await import('#shared/i18n/en/legal-cookies.ts')
      return { legalCookies }
    },
  },
}

/** The words around them. */
export const legalTexts: TextSource = async (locale) => {
  const { legal } =
    locale === 'it' ? await import('#shared/i18n/it/legal.ts') : await import('#shared/i18n/en/legal.ts')
  return { legal }
}
