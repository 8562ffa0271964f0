/** What the daily library sells and an inventory holds. */
export const ITEM_KINDS = ['word', 'avatar'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

/** From the commonest to the rarest. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const
export type Rarity = (typeof RARITIES)[number]

export const WORD_CATEGORIES = [
  'nature',
  'food',
  'home',
  'play',
  'mind',
  'sound',
  'time',
  'people',
  'places',
  'magic',
] as const
export type WordCategory = (typeof WORD_CATEGORIES)[number]

export const AVATAR_CATEGORIES = ['faces', 'animals', 'robots', 'spirits', 'heroes', 'dreams'] as const
export type AvatarCategory = (typeof AVATAR_CATEGORIES)[number]
export type ItemCategory = WordCategory | AvatarCategory

/** In R3. */
export const PRICES: Readonly<Record<ItemKind, Readonly<Record<Rarity, number>>>> = {
  word: { common: 20, rare: 60, epic: 150, legendary: 400 },
  avatar: { common: 40, rare: 120, epic: 300, legendary: 800 },
}

/** A day's words of each language, and its avatars. */
export const DAILY_WORDS = 12
export const DAILY_AVATARS = 6

export const MAX_EQUIPPED_WORDS = 50
/** A word is said in a line of the chat. */
export const WORD_MAX = 40
/** Of words and avatars; as long as the column that holds a user's avatar. */
export const ITEM_ID_MAX = 64

/** In R3, for a right answer that is an equipped word (WALLET-6). */
export const WORD_BONUS: Readonly<Record<Rarity, number>> = { common: 1, rare: 2, epic: 3, legendary: 5 }
/** In R3, a person. */
export const WORD_BONUS_A_DAY = 20

/** What an admin can choose for an item on a day, whoever's turn it is. */
export const DAY_CHOICES = ['pinned', 'excluded'] as const
export type DayChoice = (typeof DAY_CHOICES)[number]
/** In R3, of an item. */
export const ITEM_PRICE_MAX = 10_000
/** Of the library's calendar, at once. */
export const ROTATION_DAYS_MAX = 31
