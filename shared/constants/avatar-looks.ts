import { RARITIES, type Rarity } from './library.ts'

/*
 * How a bought avatar looks is its id: `{tier}-{shape}-{eyes}-{mouth}-{extra}-{ground}-{body}`, such as
 * `epic-owl-monocle-beak-wizard-g2dots-b5`. Of eight colours, `g2` is behind the figure and `b5` its body's. The free ones
 * have plain names, and look as the client makes of them.
 */
export const AVATAR_SHAPES = [
  'thumb',
  'drop',
  'block',
  'bean',
  'ghost',
  'cat',
  'owl',
  'robot',
  'star',
  'mushroom',
] as const
export type AvatarShape = (typeof AVATAR_SHAPES)[number]

export const AVATAR_EYES = [
  'dots',
  'wide',
  'sleepy',
  'wink',
  'glasses',
  'cyclops',
  'visor',
  'hearts',
  'monocle',
] as const
export type AvatarEyes = (typeof AVATAR_EYES)[number]

export const AVATAR_MOUTHS = [
  'smile',
  'flat',
  'open',
  'smirk',
  'teeth',
  'moustache',
  'beak',
  'tongue',
] as const
export type AvatarMouth = (typeof AVATAR_MOUTHS)[number]

export const AVATAR_EXTRAS = [
  'none',
  'sprout',
  'antennae',
  'cap',
  'cheeks',
  'brows',
  'crown',
  'wizard',
  'halo',
  'horns',
  'bow',
  'headphones',
  'laurel',
] as const
export type AvatarExtra = (typeof AVATAR_EXTRAS)[number]

/** What the ground is covered with; it follows the ground's colour: `g3rays`. */
export const AVATAR_PATTERNS = ['rays', 'dots', 'waves', 'stars'] as const
export type AvatarPattern = (typeof AVATAR_PATTERNS)[number]

export interface AvatarLook {
  readonly tier: Rarity
  readonly shape: AvatarShape
  readonly eyes: AvatarEyes
  readonly mouth: AvatarMouth
  readonly extra: AvatarExtra
  /** 0 to 7. */
  readonly ground: number
  readonly pattern: AvatarPattern | null
  /** 0 to 7. */
  readonly body: number
}

const oneOf = (names: readonly string[]): string => `(${names.join('|')})`
const LOOK = new RegExp(
  `^${oneOf(RARITIES)}-${oneOf(AVATAR_SHAPES)}-${oneOf(AVATAR_EYES)}-${oneOf(AVATAR_MOUTHS)}` +
    `-${oneOf(AVATAR_EXTRAS)}-g([0-7])${oneOf(AVATAR_PATTERNS)}?-b([0-7])$`,
)

/** Null for a name that says no look, such as a free avatar's. */
export function avatarLookOf(id: string): AvatarLook | null {
  const parts = LOOK.exec(id)
  if (parts === null) return null
  const [, tier, shape, eyes, mouth, extra, ground, pattern, body] = parts
  return {
    tier: tier as Rarity,
    shape: shape as AvatarShape,
    eyes: eyes as AvatarEyes,
    mouth: mouth as AvatarMouth,
    extra: extra as AvatarExtra,
    ground: Number(ground),
    pattern: (pattern as AvatarPattern | undefined) ?? null,
    body: Number(body),
  }
}
