import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { standingOf } from '#renderer/components/play/score-rows.ts'
import { useScoreRows } from '#renderer/components/play/use-score-rows.ts'
import classes from '#renderer/features/game/standing-button.module.css'
import { useWasOpened } from '#renderer/hooks/use-was-opened.ts'
import { formatNumber } from '#renderer/lib/format.ts'

const ScoreDrawer = lazyPart(
  async () => (await import('#renderer/features/game/score-drawer.tsx')).ScoreDrawer,
)

/** On a phone: where one stands, in a line; the whole table comes up on a tap. */
export function StandingButton() {
  const { t } = useTranslation()
  const standing = standingOf(useScoreRows())
  const [opened, { open, close }] = useDisclosure(false)
  const wanted = useWasOpened(opened)
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
      {wanted && <ScoreDrawer opened={opened} onClose={close} onFailed={close} />}
    </>
  )

  function gapText(): string {
    if (!standing || standing.gap === 0) return t('game.scores.level')
    return t(standing.leads ? 'game.scores.ahead' : 'game.scores.behind', {
      points: formatNumber(standing.gap),
    })
  }
}
