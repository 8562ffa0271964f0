import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { LanguageSwitch } from '#renderer/components/language-switch.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import { SchemeSwitch } from '#renderer/components/scheme-switch.tsx'
import {
  KEPT,
  LEGAL_DATE,
  LEGAL_DOCUMENTS,
  type LegalDocument,
  type LegalText,
  legalTexts,
} from '#renderer/features/legal/legal-documents.ts'
import classes from '#renderer/features/legal/legal-page.module.css'
import { OperatorFacts } from '#renderer/features/legal/operator-facts.tsx'
import { textBlocks } from '#renderer/features/legal/text-blocks.ts'
import { formatDay } from '#renderer/lib/format-date.ts'
import { needTexts, setLanguage } from '#renderer/lib/i18n.ts'

/** The page of a document, with its words. */
export async function withTexts(document: LegalDocument) {
  await Promise.all([legalTexts, KEPT[document].texts].map(needTexts))
  return () => <LegalPage document={document} />
}

function LegalPage({ document }: { document: LegalDocument }) {
  const { t, i18n } = useTranslation()
  const { hash } = useLocation()
  const { lead, sections }: LegalText = i18n.getResource(i18n.language, 'translation', KEPT[document].key)
  // The page was not there yet when the browser looked for the place.
  useEffect(() => {
    if (hash) window.document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <div className={classes.page} data-testid="legal">
      <div className={classes.tools}>
        <Link to="/" className={classes.home}>
          <Logo size={32} />
        </Link>
        <LanguageSwitch onChange={setLanguage} />
        <SchemeSwitch />
      </div>
      <header className={classes.head}>
        <h1>{t(`meta.pages.${document}`)}</h1>
        <p className={classes.lead}>{lead}</p>
        <p className={classes.date}>
          <time dateTime={LEGAL_DATE}>{t('legal.asOf', { date: formatDay(`${LEGAL_DATE}T12:00`) })}</time>
          <Button
            className={classes.print ?? ''}
            variant="default"
            size="compact-md"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('legal.print')}
          </Button>
        </p>
      </header>
      <div className={classes.columns}>
        <nav className={classes.contents} aria-labelledby="contents">
          <h2 id="contents">{t('legal.contents')}</h2>
          <ol>
            {Object.entries(sections).map(([id, { title }]) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={classes.text}>
          {Object.entries(sections).map(([id, { title, text }], index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {index + 1}. {title}
              </h2>
              <LegalBlocks text={text} />
              {id === 'operator' && <OperatorFacts />}
            </section>
          ))}
        </article>
      </div>
      <nav className={classes.others} aria-label={t('legal.others')}>
        <span aria-hidden>{t('legal.others')}</span>
        {LEGAL_DOCUMENTS.filter((other) => other !== document).map((other) => (
          <Link key={other} to={KEPT[other].path}>
            {t(`meta.pages.${other}`)}
          </Link>
        ))}
      </nav>
    </div>
  )
}

function LegalBlocks({ text }: { text: string }) {
  return textBlocks(text).map((block) =>
    block.kind === 'paragraph' ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items[0]}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  )
}
