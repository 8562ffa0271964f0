import type { Voice } from '#shared/schemas/voice.ts'
import type { VoiceRecipe } from './voice-recipe.ts'

export interface BuiltInVoice {
  readonly voice: Voice
  readonly recipe: VoiceRecipe
}

type Traits = readonly [Voice['category'], Voice['ageGroup'], Voice['gender']]

/** The id is for good: players have chosen it. */
const english = (
  name: string,
  [category, ageGroup, gender]: Traits,
  recipe: VoiceRecipe & { speaker: string },
) =>
  ({
    voice: { id: `en-${name.toLowerCase()}`, name, category, ageGroup, gender, language: 'english' },
    recipe,
  }) as const

const italian = (name: string, [category, ageGroup, gender]: Traits, recipe: VoiceRecipe) =>
  ({
    voice: { id: `it-${name.toLowerCase()}`, name, category, ageGroup, gender, language: 'italian' },
    recipe,
  }) as const

/** How each was chosen is told in docs/voices.md. */
export const BUILT_IN_VOICES: readonly BuiltInVoice[] = [
  english('Grace', ['default', 'adult', 'female'], {
    speaker: 'slt',
    shift: 1,
    tempo: 1,
    variant: 'f2',
    pitch: 50,
  }),
  english('Henry', ['default', 'adult', 'male'], {
    speaker: 'rms',
    shift: 1,
    tempo: 1,
    variant: 'm3',
    pitch: 40,
  }),
  english('Lily', ['default', 'young', 'female'], {
    speaker: 'slt',
    shift: 1.1,
    tempo: 1.02,
    variant: 'f5',
    pitch: 70,
  }),
  english('Oliver', ['default', 'young', 'male'], {
    speaker: 'rms',
    shift: 1.15,
    tempo: 1.08,
    variant: 'm1',
    pitch: 65,
  }),
  english('Margaret', ['default', 'senior', 'female'], {
    speaker: 'slt',
    shift: 0.9,
    tempo: 0.84,
    variant: 'grandma',
    pitch: 45,
  }),
  english('Arthur', ['default', 'senior', 'male'], {
    speaker: 'kal16',
    shift: 0.9,
    tempo: 0.84,
    variant: 'grandpa',
    pitch: 30,
  }),
  english('Duncan', ['community', 'adult', 'male'], {
    speaker: 'awb',
    shift: 1,
    tempo: 1,
    variant: 'm7',
    pitch: 45,
  }),
  english('Rosie', ['community', 'young', 'female'], {
    speaker: 'awb',
    shift: 1.3,
    tempo: 1.02,
    variant: 'f4',
    pitch: 75,
  }),
  english('Fergus', ['community', 'senior', 'male'], {
    speaker: 'awb',
    shift: 0.94,
    tempo: 0.86,
    variant: 'm2',
    pitch: 25,
  }),
  english('Clara', ['premium', 'adult', 'female'], {
    speaker: 'rms',
    shift: 1.35,
    tempo: 0.98,
    variant: 'linda',
    pitch: 50,
  }),
  english('Victor', ['premium', 'adult', 'male'], {
    speaker: 'rms',
    shift: 0.94,
    tempo: 0.94,
    variant: 'm6',
    pitch: 25,
  }),
  english('Felix', ['premium', 'young', 'male'], {
    speaker: 'kal16',
    shift: 1.16,
    tempo: 1.06,
    variant: 'm4',
    pitch: 65,
  }),

  italian('Giulia', ['default', 'adult', 'female'], {
    pico: true,
    shift: 1,
    tempo: 1,
    variant: 'f2',
    pitch: 50,
  }),
  italian('Marco', ['default', 'adult', 'male'], { shift: 1, tempo: 1, variant: 'm3', pitch: 40 }),
  italian('Sofia', ['default', 'young', 'female'], {
    pico: true,
    shift: 1.16,
    tempo: 1.08,
    variant: 'f5',
    pitch: 72,
  }),
  italian('Luca', ['default', 'young', 'male'], { shift: 1, tempo: 1.08, variant: 'm1', pitch: 66 }),
  italian('Teresa', ['default', 'senior', 'female'], {
    pico: true,
    shift: 0.9,
    tempo: 0.84,
    variant: 'grandma',
    pitch: 45,
  }),
  italian('Aldo', ['default', 'senior', 'male'], { shift: 1, tempo: 0.84, variant: 'grandpa', pitch: 30 }),
  italian('Chiara', ['community', 'adult', 'female'], { shift: 1, tempo: 1, variant: 'Annie', pitch: 50 }),
  italian('Dario', ['community', 'young', 'male'], { shift: 1, tempo: 1.1, variant: 'm4', pitch: 70 }),
  italian('Ines', ['community', 'senior', 'female'], { shift: 1, tempo: 0.86, variant: 'aunty', pitch: 35 }),
  italian('Elena', ['premium', 'adult', 'female'], { shift: 1, tempo: 0.98, variant: 'linda', pitch: 45 }),
  italian('Leonardo', ['premium', 'adult', 'male'], { shift: 1, tempo: 0.94, variant: 'm6', pitch: 22 }),
  italian('Bianca', ['premium', 'young', 'female'], { shift: 1, tempo: 1.06, variant: 'f4', pitch: 64 }),
]
