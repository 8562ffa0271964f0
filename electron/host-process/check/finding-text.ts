import type { Finding } from '#shared/desktop/host-process.ts'
import type { lan as texts } from '#shared/i18n/en/lan.ts'

type Texts = { readonly [Code in keyof (typeof texts)['findings']]: string }

/** A finding in words, for a console; pages have their own way to fill in texts. */
export const findingText = ({ code, ...values }: Finding, findings: Texts): string =>
  Object.entries(values).reduce(
    (said, [name, value]) => said.replaceAll(`{{${name}}}`, [value].flat().join(', ')),
    findings[code],
  )
