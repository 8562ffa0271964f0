import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { meta } from '#shared/i18n/en/meta.ts'

export type PageName = keyof typeof meta.pages

function setMeta(attribute: 'name' | 'property', name: string, content: string): void {
  let tag = document.head.querySelector(`meta[${attribute}="${name}"]`)
  if (!tag) {
    tag = document.createElement('meta')
    tag.setAttribute(attribute, name)
    document.head.append(tag)
  }
  tag.setAttribute('content', content)
}

/** Title, description and share texts, in the language of the moment. The landing page has no name. */
export function DocumentMeta({ page }: { page: PageName | undefined }) {
  const { t } = useTranslation()
  const title = page === undefined ? t('meta.title') : t('meta.titleOf', { page: t(`meta.pages.${page}`) })

  useEffect(() => {
    document.title = title
    setMeta('name', 'description', t('meta.description'))
    setMeta('name', 'keywords', t('meta.keywords'))
    setMeta('property', 'og:title', t('meta.social.title'))
    setMeta('property', 'og:description', t('meta.social.description'))
    setMeta('property', 'og:image', new URL(t('meta.social.image'), location.origin).href)
    setMeta('property', 'og:url', new URL(t('meta.social.url'), location.origin).href)
    setMeta('property', 'og:locale', t('meta.social.locale'))
  }, [title, t])
  return null
}
