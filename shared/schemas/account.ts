import { z } from 'zod/mini'
import { ADMIN_ACTIONS } from '../constants/admin.ts'
import { PLAYER_REPORT_KINDS, PLAYER_REPORT_STATES, ROOM_REPORT_KINDS } from '../constants/friends.ts'
import { PASS_TRACKS, QUEST_TYPES, QUEUE_MODES, RANKS } from '../constants/game.ts'
import { ITEM_KINDS } from '../constants/library.ts'
import { APPEAL_STATES, REPORT_REASONS } from '../constants/quizzes.ts'
import { STORE_ITEMS } from '../constants/store.ts'
import { CURRENCIES, WALLET_REASONS } from '../constants/wallet.ts'
import { validation } from '../i18n/en/validation.ts'
import { ownGameSchema } from '../protocol/parts.ts'
import { dailySchema, daySchema } from './daily.ts'
import { personSchema } from './friends.ts'
import { albumPageSchema } from './game.ts'
import { countSchema, languageSchema, roomModeSchema, timeSchema } from './primitives.ts'
import { generationJobSchema } from './quiz-generation.ts'
import { quizSetSchema } from './quiz-sets.ts'
import { sanctionSchema } from './sanctions.ts'
import { receiptSchema } from './store.ts'
import { playerStatsSchema, userRankSchema, userSchema } from './user.ts'

const ratingSchema = z.object({ mu: z.number(), sigma: z.number() })

/** Everything that is stored about an account. A module that stores more names it here, or it will not leave the server. */
export const accountExportData = z
  .object({
    exportedAt: timeSchema,
    user: userSchema,
    stats: playerStatsSchema,
    rank: userRankSchema,
    lastActiveAt: z.nullable(timeSchema),
    /** Null without a password. The password itself is not stored, only what recognises it. */
    passwordChangedAt: z.nullable(timeSchema),
    signedInSince: z.nullable(timeSchema),
    mailedLinks: z.array(
      z.object({
        purpose: z.enum(['verify', 'reset', 'move', 'undo']),
        address: z.string(),
        sentAt: timeSchema,
        expiresAt: timeSchema,
        usedAt: z.nullable(timeSchema),
      }),
    ),
    /** To which the account may still be taken back. */
    formerAddresses: z.array(z.object({ address: z.string(), verified: z.boolean(), changedAt: timeSchema })),
    /** The room that holds a seat. */
    roomId: z.nullable(z.string()),
    /** The place in a queue, if any. */
    matchmaking: z.nullable(z.object({ gameModeId: z.enum(QUEUE_MODES), since: timeSchema })),
    /** How well quizzes are solved, on Elo's scale, and on how many answers that rests; null before the first. */
    quizRating: z.nullable(z.object({ rating: z.number(), answers: countSchema })),
    quizzesSeen: z.array(z.object({ quizId: z.string(), seenAt: timeSchema })),
    games: z.array(
      z.object({
        id: z.string(),
        roomId: z.string(),
        startedAt: timeSchema,
        finishedAt: timeSchema,
        place: countSchema,
        score: countSchema,
        correct: countSchema,
        /** Null for games that were kept before it was. */
        mode: z.nullable(roomModeSchema),
        /** What it changed of level and rank; null where it changed neither. */
        progress: z.nullable(z.pick(ownGameSchema, { level: true, rank: true })),
        album: z.array(albumPageSchema),
      }),
    ),
    /** As it is kept: a new season, or a rank that rests, is seen when it is looked at. Null before the first ranked game. */
    rankStanding: z.nullable(
      z.object({
        rating: ratingSchema,
        points: countSchema,
        rank: z.enum(RANKS),
        season: z.int(),
        reachedAt: timeSchema,
        awakeUntil: timeSchema,
        leaver: z.object({ step: countSchema, lastAt: timeSchema }),
      }),
    ),
    /** Ranked games that were left and go on without the player. */
    rankedLeaves: z.array(z.object({ gameId: z.string(), leftAt: timeSchema })),
    /** Calls that spent, granted or opened a room; the key is forgotten after a day. */
    /** What they changed as an admin. */
    adminActions: z.array(
      z.object({
        action: z.enum(ADMIN_ACTIONS),
        target: z.nullable(z.string()),
        ip: z.nullable(z.string()),
        at: timeSchema,
      }),
    ),
    recordedCalls: z.array(
      z.object({ route: z.string(), requestId: z.string(), key: z.nullable(z.string()), at: timeSchema }),
    ),
    wallet: z.object({
      /** R3. */
      balance: countSchema,
      voiceTokens: countSchema,
      /** Put up for rooms, and on the way to their winners or back. */
      heldRewards: z.array(z.object({ roomId: z.string(), amount: countSchema })),
      entries: z.array(
        z.object({
          id: z.string(),
          currency: z.enum(CURRENCIES),
          amount: z.int(),
          reason: z.enum(WALLET_REASONS),
          at: timeSchema,
          balance: countSchema,
        }),
      ),
    }),
    quizSets: z.array(quizSetSchema),
    /** What was made within the last day. */
    quizGenerations: z.array(z.extend(generationJobSchema, { topic: z.string(), at: timeSchema })),
    /** Within the last day: what the judge refused, for appeals. */
    refusedGuesses: z.array(
      z.object({ gameSessionId: z.string(), round: z.int(), guess: z.string(), at: timeSchema }),
    ),
    quizAppeals: z.array(
      z.object({
        gameSessionId: z.string(),
        round: z.int(),
        guess: z.string(),
        state: z.enum(APPEAL_STATES),
        at: timeSchema,
      }),
    ),
    quizReports: z.array(
      z.object({
        quizId: z.string(),
        reason: z.enum(REPORT_REASONS),
        text: z.string(),
        gameSessionId: z.nullable(z.string()),
        at: timeSchema,
      }),
    ),
    friends: z.array(z.extend(personSchema, { since: timeSchema })),
    /** Open ones. */
    friendRequests: z.array(
      z.extend(personSchema, { direction: z.enum(['sent', 'received']), at: timeSchema }),
    ),
    blockedPlayers: z.array(z.extend(personSchema, { at: timeSchema })),
    /** What they have reported. What others report of them tells who those are, and is not shown. */
    playerReports: z.array(
      z.object({
        reported: personSchema,
        kind: z.enum([...PLAYER_REPORT_KINDS, ...ROOM_REPORT_KINDS]),
        reason: z.string(),
        roomId: z.nullable(z.string()),
        /** Of a report of the room itself. */
        roomName: z.nullable(z.string()),
        state: z.enum(PLAYER_REPORT_STATES),
        at: timeSchema,
      }),
    ),
    /** Warnings, mutes and bans, newest first. */
    sanctions: z.array(sanctionSchema),
    /** Lines of theirs that are kept with somebody's report. */
    reportedLines: z.array(z.object({ message: z.string(), at: timeSchema })),
    /** What was bought in the library, newest first. */
    inventory: z.array(
      z.object({
        itemId: z.string(),
        kind: z.enum(ITEM_KINDS),
        /** R3 paid. */
        price: countSchema,
        boughtAt: timeSchema,
        /** Of a word that is equipped. */
        equippedAt: z.nullable(timeSchema),
      }),
    ),
    /** Of the last days, whose beginning `day` is. */
    quests: z.array(
      z.object({
        day: timeSchema,
        type: z.enum(QUEST_TYPES),
        progress: countSchema,
        claimedAt: z.nullable(timeSchema),
      }),
    ),
    gamePasses: z.array(z.object({ season: z.int(), xp: countSchema, premiumAt: z.nullable(timeSchema) })),
    gamePassClaims: z.array(
      z.object({ season: z.int(), level: z.int(), track: z.enum(PASS_TRACKS), claimedAt: timeSchema }),
    ),
    dailyRiddles: z.array(
      z.object({
        day: daySchema,
        language: languageSchema,
        guesses: dailySchema.shape.guesses,
        outcome: z.enum(['open', 'solved', 'failed']),
      }),
    ),
    /** What was bought for money. */
    receipts: z.array(receiptSchema),
    subscriptions: z.array(
      z.object({
        provider: z.string(),
        item: z.enum(STORE_ITEMS),
        expiresAt: timeSchema,
        endedAt: z.nullable(timeSchema),
      }),
    ),
    /** Null before the first choice. */
    selectedVoice: z.nullable(z.object({ voiceId: z.string(), chosenAt: timeSchema })),
    /** Within the last hour. */
    spokenAudio: z.array(z.object({ audioUrl: z.string(), madeAt: timeSchema })),
    adsWatched: z.array(z.object({ at: timeSchema })),
    /** Played to their end. */
    quickMatches: countSchema,
    rankedGames: z.array(
      z.object({
        gameId: z.string(),
        season: z.int(),
        outcome: z.enum(['finished', 'abandoned', 'failed']),
        finishedAt: timeSchema,
        place: countSchema,
        left: z.boolean(),
        leaverStep: countSchema,
        weight: z.number(),
        skillWeight: z.number(),
        uncounted: z.number(),
        /** Rating and points as they came into the game. */
        rating: ratingSchema,
        points: countSchema,
        gained: z.int(),
        cheated: z.boolean(),
        /** What was given back since, or taken. */
        returned: z.object({ points: z.int(), mu: z.number() }),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'AccountExport' })
export type AccountExport = z.infer<typeof accountExportData>

/** An account with Google sign-in has no password to send. */
export const deleteAccountBody = z.object({
  password: z.optional(
    z
      .string({ error: validation.currentPasswordRequired })
      .check(z.minLength(1, { error: validation.currentPasswordRequired })),
  ),
})
