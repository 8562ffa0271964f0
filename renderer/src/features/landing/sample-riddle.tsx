import { IconArrowRight, IconCheck, IconLetterCase, IconTilde, IconX } from '@tabler/icons-react'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '#renderer/components/plain-controls.module.css'
import classes from '#renderer/features/landing/sample-riddle.module.css'
import { loadJudge, useSampleRiddle } from '#renderer/features/landing/use-sample-riddle.ts'
import { ANSWER_INPUT } from '#renderer/lib/answer-input.ts'

const MARKS = { correct: IconCheck, close: IconTilde, wrong: IconX, empty: IconLetterCase }

export function SampleRiddle() {
  const { t } = useTranslation()
  const riddle = useSampleRiddle()
  const [guess, setGuess] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const Mark = riddle.verdict && MARKS[riddle.verdict]

  const answer = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (riddle.solved) return next()
    if ((await riddle.submit(guess)) === 'correct') setGuess('')
    field.current?.select()
  }
  const next = () => {
    riddle.next()
    setGuess('')
    field.current?.focus()
  }
  return (
    <section className={classes.card} aria-labelledby="sample-title" data-verdict={riddle.verdict ?? 'none'}>
      <p className={classes.plate}>
        <strong id="sample-title">{t('landing.sample.title')}</strong>
        <span>{t('landing.sample.number', { n: riddle.number, of: riddle.of })}</span>
      </p>
      <p className={classes.prompt}>{riddle.prompt}</p>
      <div
        className={classes.tiles}
        role="img"
        aria-label={t('landing.sample.maskLabel', { count: riddle.answer.length })}
      >
        {riddle.tiles.map((letter, at) => (
          // Tiles never move: their place is what they are.
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the tile's identity
          <span key={at} className={classes.tile} data-open={letter !== null}>
            {letter}
          </span>
        ))}
      </div>
      <form className={classes.form} onSubmit={(event) => void answer(event).catch(() => undefined)}>
        <label className={controls.field}>
          {t('landing.sample.answerLabel')}
          <input
            ref={field}
            value={guess}
            onChange={(event) => setGuess(event.currentTarget.value)}
            onFocus={() => void loadJudge().catch(() => undefined)}
            {...ANSWER_INPUT}
            enterKeyHint="send"
          />
        </label>
        <button type="submit" className={controls.button}>
          {riddle.solved ? t('landing.sample.another') : t('landing.sample.submit')}
          {riddle.solved && <IconArrowRight size={20} aria-hidden />}
        </button>
      </form>
      <div className={classes.outcome}>
        <p role="status" className={classes.verdict} key={riddle.verdict}>
          {Mark && riddle.verdict && (
            <>
              <Mark size={22} stroke={3} aria-hidden />
              <span>
                {t(`landing.sample.${riddle.verdict}`)}
                {riddle.solved && <span className={classes.explanation}> {riddle.explanation}</span>}
              </span>
            </>
          )}
        </p>
        {!riddle.solved && (
          <div className={classes.helps}>
            <button type="button" className={controls.quiet} onClick={riddle.hint} disabled={!riddle.canHint}>
              {t('landing.sample.hint')}
            </button>
            <button type="button" className={controls.quiet} onClick={next}>
              {t('landing.sample.another')}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
