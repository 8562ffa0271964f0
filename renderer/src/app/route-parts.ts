import type { ComponentType } from 'react'
import { patient } from '#renderer/app/late-page.tsx'
import type { PageHandle } from '#renderer/app/page-handle.ts'
import { accountTexts } from '#renderer/lib/account-texts.ts'
import { needTexts, type TextSource } from '#renderer/lib/i18n.ts'
import { playTexts } from '#renderer/lib/play-texts.ts'

export const page = (name: PageHandle['page']): { handle: PageHandle } => ({ handle: { page: name } })

/** Texts that the lobby does not need are fetched with their screen. */
export const withTexts =
  (texts: TextSource) =>
  (page: () => Promise<ComponentType>): (() => Promise<ComponentType>) =>
    patient(async () => (await Promise.all([page(), needTexts(texts)]))[0])
export const withPlayTexts = withTexts(playTexts)
export const withAccountTexts = withTexts(accountTexts)
