import { NativeSelect, SimpleGrid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RuleFieldsProps } from '#renderer/components/room-settings/room-rules.ts'
import { SliderNumber } from '#renderer/components/slider-number.tsx'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import {
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_TIME_PER_ROUND,
  MIN_PLAYERS,
  MIN_ROUNDS,
  MIN_TIME_PER_ROUND,
} from '#shared/constants/limits.ts'

interface PlayFieldsProps extends RuleFieldsProps {
  /** More than usual where people sit already. */
  minSeats?: number
}

/** How many play, how long, and what. */
export function PlayFields({ rules, change, errorOf, minSeats = MIN_PLAYERS }: PlayFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <SliderNumber
        label={t('createLobby.fields.maxPlayers')}
        value={rules.maxPlayers}
        onChange={(maxPlayers) => change({ maxPlayers })}
        min={minSeats}
        max={MAX_PLAYERS}
        error={errorOf('maxPlayers')}
      />
      <SliderNumber
        label={t('createLobby.fields.rounds')}
        value={rules.rounds}
        onChange={(rounds) => change({ rounds })}
        min={MIN_ROUNDS}
        max={MAX_ROUNDS}
        error={errorOf('rounds')}
      />
      <SliderNumber
        label={t('createLobby.fields.time')}
        value={rules.timePerRound}
        onChange={(timePerRound) => change({ timePerRound })}
        min={MIN_TIME_PER_ROUND}
        max={MAX_TIME_PER_ROUND}
        error={errorOf('timePerRound')}
      />
      <SimpleGrid cols={2}>
        <NativeSelect
          label={t('createLobby.fields.difficulty')}
          value={rules.difficulty}
          onChange={({ currentTarget: { value } }) =>
            change({ difficulty: DIFFICULTIES.find((one) => one === value) ?? 'medium' })
          }
          data={DIFFICULTIES.map((level) => ({ value: level, label: t(`common.difficulty.${level}`) }))}
          error={errorOf('difficulty')}
        />
        <NativeSelect
          label={t('createLobby.fields.language')}
          value={rules.language}
          onChange={({ currentTarget: { value } }) =>
            change({ language: LANGUAGES.find((one) => one === value) ?? 'english' })
          }
          data={LANGUAGES.map((language) => ({ value: language, label: t(`common.language.${language}`) }))}
          error={errorOf('language')}
        />
      </SimpleGrid>
    </>
  )
}
