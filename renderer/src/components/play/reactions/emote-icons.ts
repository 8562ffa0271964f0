import {
  IconConfetti,
  IconFlame,
  IconMoodCry,
  IconMoodSmileBeam,
  IconMoodSurprised,
} from '@tabler/icons-react'
import type { Emote } from '#shared/constants/game.ts'

export const EMOTE_ICONS: Readonly<Record<Emote, typeof IconConfetti>> = {
  clap: IconConfetti,
  laugh: IconMoodSmileBeam,
  wow: IconMoodSurprised,
  cry: IconMoodCry,
  fire: IconFlame,
}
