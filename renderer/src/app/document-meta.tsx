import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { meta } from '#shared/i18n/en/meta.ts'

export type PageName = keyof typeof meta.pages

/**
 * Title and description, in the language of the moment. The landing page has no name. What else the head says is the server's, for
 * readers that run no scripts.
 */
export function DocumentMeta({ page }: { page: PageName | undefined }) {
  const { t } = useTranslation()
  const description = t('meta.description')
  const title = page === undefined ? t('meta.title') : t('meta.titleOf', { page: t(`meta.pages.${page}`) })

  useEffect(() => {
    document.title = title
    document.head.querySelector('meta[name=description]')?.setAttribute('content', description)
    // Phones share the address that stands here: the app may have gone on from it.
    const canonical = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
    if (canonical && new URL(canonical.href).pathname !== location.pathname) canonical.remove()
  }, [title, description])
  return null
}
