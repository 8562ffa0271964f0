import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { standingOf } from '#renderer/features/game/score-rows.ts'
import classes from '#renderer/features/game/standing-button.module.css'
import { useScoreRows } from '#renderer/features/game/use-score-rows.ts'
import { formatNumber } from '#renderer/lib/format.ts'

const ScoreDrawer = lazy(async () => ({
  default: (await import('#renderer/features/game/score-drawer.tsx')).ScoreDrawer,
}))

/** On a phone: where one stands, in a line; the whole table comes up on a tap. */
export function StandingButton() {
  const { t } = useTranslation()
  const standing = standingOf(useScoreRows())
  const [opened, { open, close }] = useDisclosure(false)
  const wanted = useRef(false)
  if (opened) wanted.current = true
  const place = standing ? t('game.place', { count: standing.row.place, ordinal: true }) : null
  return (
    <>
      <UnstyledButton className={classes.standing} onClick={open}>
        {standing && <VisuallyHidden>{t('game.scores.heading')}: </VisuallyHidden>}
        <strong>
          {standing ? `${place} · ${formatNumber(standing.row.score)}` : t('game.scores.heading')}
        </strong>
        {standing && <small>{gapText()}</small>}
      </UnstyledButton>
      <Suspense>{wanted.current && <ScoreDrawer opened={opened} onClose={close} />}</Suspense>
    </>
  )

  function gapText(): string {
    if (!standing || standing.gap === 0) return t('game.scores.level')
    return t(standing.leads ? 'game.scores.ahead' : 'game.scores.behind', {
      points: formatNumber(standing.gap),
    })
  }
}
