/** What an avatar's name decides; the same name always looks the same, on every device and offline. */
export interface AvatarFace {
  ground: string
  body: string
  /** Degrees that the figure leans. */
  tilt: number
  shape: 'thumb' | 'drop' | 'block' | 'bean'
  eyes: 'dots' | 'wide' | 'sleepy' | 'wink' | 'glasses' | 'cyclops'
  mouth: 'smile' | 'flat' | 'open' | 'smirk' | 'teeth'
  extra: 'none' | 'sprout' | 'antennae' | 'cap' | 'cheeks' | 'brows'
}

export const GROUNDS = [
  '#2f6f6b',
  '#8a3b2a',
  '#3c5a8f',
  '#6b4a86',
  '#a8741b',
  '#2f7a4d',
  '#93405f',
  '#46585c',
]
export const BODIES = ['#ffc24b', '#ff8f6b', '#7cc4ff', '#d59bff', '#70dbc2', '#f6efe2', '#ffa3b5', '#c5d86d']
const SHAPES = ['thumb', 'drop', 'block', 'bean'] as const
const EYES = ['dots', 'wide', 'sleepy', 'wink', 'glasses', 'cyclops'] as const
const MOUTHS = ['smile', 'flat', 'open', 'smirk', 'teeth'] as const
const EXTRAS = ['none', 'sprout', 'antennae', 'cap', 'cheeks', 'brows'] as const

/** FNV-1a, then a multiply-shift generator: enough to tell names apart, and the same everywhere. */
function randomOf(name: string): () => number {
  let state = 0x811c9dc5
  for (const char of name) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
    return (state ^ (state >>> 13)) >>> 0
  }
}

export function avatarFace(name: string): AvatarFace {
  const random = randomOf(name)
  random()
  const pick = <T>(from: readonly T[]): T => from[random() % from.length] as T
  return {
    ground: pick(GROUNDS),
    body: pick(BODIES),
    tilt: (random() % 25) - 12,
    shape: name.startsWith('thumbs') ? 'thumb' : pick(SHAPES),
    eyes: pick(EYES),
    mouth: pick(MOUTHS),
    extra: pick(EXTRAS),
  }
}
