import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type Koa from 'koa'
import { Registry } from 'prom-client'
import {
  createQuizMaker,
  isWebSocket,
  type QuizMaker,
  type QuizSource,
  type Speech,
  steadyNow,
  type UserAllowances,
} from '#host-engine/index.ts'
import { createAccountNews } from './account-news.ts'
import { createClientUser } from './client-user.ts'
import type { Cluster } from './cluster.ts'
import type { Settings } from './config/settings.ts'
import { type Db, ping } from './db/client.ts'
import { createDiskProbe } from './disk.ts'
import { createGameplay } from './gameplay.ts'
import { type OriginCheck, originCheck } from './http/allowed-origins.ts'
import { httpChain } from './http/chain.ts'
import type { Middleware, RequestState } from './http/context.ts'
import { withDocs } from './http/docs-page.ts'
import { addressOf, close, listen } from './http/listening.ts'
import { matchmakeMiddleware } from './http/matchmake-router.ts'
import type { Route } from './http/route.ts'
import { updateFeed } from './http/update-feed.ts'
import { routeUpgrades, type UpgradeHandler } from './http/upgrades.ts'
import { createAiBudget } from './integrations/ai/ai-budget.ts'
import { usageByDay } from './integrations/ai/ai-usage-repository.ts'
import { createMakers } from './integrations/ai/create-makers.ts'
import { createGoogleExchange } from './integrations/google/google-exchange.ts'
import { createGoogleVerifier } from './integrations/google/google-verifier.ts'
import { createMailer } from './integrations/mail/create-mailer.ts'
import { createSpeech } from './integrations/speech/create-speech.ts'
import { createJobs, type Jobs } from './jobs/create-jobs.ts'
import type { Logger } from './logger.ts'
import { accountRoutes, createAccountService } from './modules/account/index.ts'
import { adminAccountPart, adminRoutes, createLiveFigures } from './modules/admin/index.ts'
import { createAnnouncements } from './modules/announcements/index.ts'
import { type Auth, createAuth, createPasswordHasher, type PasswordHasher } from './modules/auth/index.ts'
import {
  createDailyRiddles,
  createDailyService,
  dailyAccountPart,
  dailyRoutes,
} from './modules/daily/index.ts'
import { downloadRoutes } from './modules/downloads/index.ts'
import { countGames, createFigures } from './modules/figures/index.ts'
import { roomsToSettle, settlementQueue } from './modules/game/index.ts'
import { createGamePassService, gamePassRoutes } from './modules/game-pass/index.ts'
import { createGrants } from './modules/grants/index.ts'
import {
  createLibraryService,
  createOffers,
  libraryAccountPart,
  libraryRoutes,
  ownsAvatar,
} from './modules/library/index.ts'
import { createLiveSettings, type LiveSettingsService } from './modules/live-settings/index.ts'
import { createMaintenance } from './modules/maintenance/index.ts'
import { createQuestsService, questRoutes } from './modules/quests/index.ts'
import { createDealing, quizRefill } from './modules/quizzes/index.ts'
import { createRanks } from './modules/ranks/index.ts'
import { createRecordedCalls } from './modules/recorded-calls/index.ts'
import { GONE_AFTER_MS } from './modules/rooms/index.ts'
import { createBans, createMutes, createSanctions, sanctionRoutes } from './modules/sanctions/index.ts'
import { createSeasons } from './modules/seasons/index.ts'
import { createSite } from './modules/site/index.ts'
import { createStatusService, statusRoutes } from './modules/status/index.ts'
import { createSwitches } from './modules/switches/index.ts'
import { createUsersService, type Users } from './modules/users/index.ts'
import { createWalletService, ledgerSums, walletAccountPart, walletRoutes } from './modules/wallet/index.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'
import { runEveryStep } from './run-every-step.ts'
import { createSales } from './sales.ts'
import { createSocial } from './social.ts'
import { VERSION } from './version.ts'

export interface AppParts {
  readonly settings: Settings
  readonly db: Db
  /** Null: this is the only process. */
  readonly cluster?: Cluster | null
  readonly logger: Logger
  /** Cheaper in tests, which make thousands of hashes. By default it has the cost of production. */
  readonly hasher?: PasswordHasher
  /** What signs the tokens. */
  readonly secret: string
  /** For tests; else as the settings say. */
  readonly quizMaker?: QuizMaker
  /** For tests; else as the settings say. Null: nothing is spoken. */
  readonly speech?: Speech | null
  /** For tests; else what is measured goes by the steady clock, and what tokens say by the wall clock. */
  readonly now?: () => number
  readonly registry?: Registry
  /** Where the built web client lies. */
  readonly webRoot?: string
  /** Serves the client's pages in place of the built ones. */
  readonly pages?: Middleware | undefined
}

/** Something that runs beside the HTTP chain: the game engine, the account channel, the jobs. */
interface Companion {
  readonly upgrades?: readonly UpgradeHandler[]
  /** Before the server listens. */
  start?(): Promise<void>
  /** Before the server closes; in the reverse order of the starts. */
  stop?(): Promise<void>
}

export interface App {
  readonly koa: Koa<RequestState>
  /** Does not listen yet: `start` does that. */
  readonly server: Server
  /** Every call below /api. */
  readonly routes: readonly Route[]
  readonly services: {
    readonly users: Users
    readonly auth: Auth
    readonly jobs: Jobs
    readonly liveSettings: LiveSettingsService
    readonly dealing: QuizSource
  }
  readonly limiter: RateLimiter
  readonly allowances: UserAllowances
  readonly isAllowedOrigin: OriginCheck
  /** Answers the port. Rejects when it is taken. */
  start(): Promise<number>
  stop(): Promise<void>
}

const WEB_ROOT = join(import.meta.dirname, '../dist/web')

/** Builds the whole service out of its arguments. Main and the tests use it as it is. */
export function createApp(parts: AppParts): App {
  const { settings, db, cluster = null, logger, secret, registry = new Registry() } = parts
  const { now = steadyNow, now: wallNow = Date.now, hasher = createPasswordHasher() } = parts
  const { speech = createSpeech(settings.speech, { logger, registry, now }) } = parts
  const limiter = createRateLimiter({ enabled: settings.rateLimits, redis: cluster?.counts })
  const isAllowedOrigin = originCheck(settings)

  const jobs = createJobs({ db, logger, now })
  const exemptLoopback = !settings.production
  const mailer = createMailer(settings, logger)
  const google = createGoogleVerifier(settings.google, { logger, limiter, now: wallNow })
  const googleExchange = createGoogleExchange(settings.google, logger)
  const settlements = settlementQueue(jobs)
  const news = createAccountNews()
  const wallet = createWalletService({
    db,
    logger,
    news,
    rewardTerms: { verifiedOnly: settings.smtpUrl !== null },
    roomGoneAfterMs: GONE_AFTER_MS,
    awaitingResult: (roomIds, tx) => roomsToSettle(settlements, roomIds, tx),
    now,
  })
  const users = createUsersService({
    db,
    news,
    operatorName: settings.admin?.username ?? null,
    onCreated: wallet.welcome,
    ownsAvatar,
    now,
  })
  const ownAddress = () => addressOf(server)
  // A day begins by the clock that others read.
  const riddles = createDailyRiddles({ db, now: wallNow })
  const builtIn = createQuizMaker({ author: null, logger })
  const dealing = createDealing({ db, logger, builtIn, setAside: riddles.setAside, now })
  const liveSettings = createLiveSettings({ db, broadcast: cluster?.broadcast ?? null, logger, now })
  const maintenance = createMaintenance({ liveSettings, now: wallNow })
  const announcements = createAnnouncements({ liveSettings, now: wallNow })
  const switches = createSwitches({ liveSettings })
  const sales = createSales({
    db,
    settings,
    secret,
    ownAddress,
    jobs,
    logger,
    news,
    wallet,
    users,
    dealing,
    limiter,
    speech,
    voicesOn: () => switches.isOn('voices'),
    now: wallNow,
  })
  const clientUser = createClientUser(wallet, sales.subscriptions)
  const bans = createBans({ db, secret, supportUrl: settings.supportUrl, now: wallNow })
  const mutes = createMutes({ db, broadcast: cluster?.broadcast ?? null, logger, now: wallNow })
  const auth = createAuth({
    db,
    users,
    clientUser,
    secret,
    limiter,
    jobs,
    mailer,
    google,
    googleExchange,
    exemptLoopback,
    guestTerms: { allowed: settings.guests },
    bans,
    requireOpen: () => switches.require('registrations'),
    hasher,
    // Tokens live by the clock that others read, too.
    now: wallNow,
  })
  const live = { liveSettings, maintenance, announcements, switches }
  const status = createStatusService({ version: VERSION, settings, ...live, now })

  const seasons = createSeasons({ db, now })
  const ranks = createRanks({ db, users, seasons, now })
  const quests = createQuestsService({ db, news, wallet, now })
  const passes = createGamePassService({ db, wallet, seasons, now })
  const makers = createMakers({ db, settings, logger, registry, now: wallNow })
  const { quizMaker = makers.forPlayers } = parts
  const play = createGameplay({
    db,
    cluster,
    logger,
    jobs,
    settlements,
    dataDir: settings.dataDir,
    news,
    users,
    wallet,
    quests,
    passes,
    auth,
    ranks,
    dealing,
    limiter,
    isAllowedOrigin,
    trustedProxies: settings.trustedProxies,
    exemptLoopback,
    rankedTerms: { verifiedOnly: settings.smtpUrl !== null, quickMatches: settings.rankedAfter },
    guestsAllowed: settings.guests,
    admission: { isOpen: () => !maintenance.isUnderWay() },
    mutes,
    switches,
    quizMaker,
    spokenLines: sales.spokenLines,
    now,
  })

  const sanctions = createSanctions({
    db,
    users,
    expel: auth.expel,
    news,
    bans,
    mutes,
    leaveRoom: play.leaveRoom,
    now: wallNow,
  })
  const social = createSocial({ db, news, users, limiter, games: play.games, rooms: play.rooms, now })

  const site = createSite({
    publicUrl: settings.publicUrl,
    logger,
    invite: play.rooms.invite,
    limiter,
    exemptLoopback,
  })

  const offers = createOffers({ db, now })
  const library = createLibraryService({ db, users, wallet, offers, now })

  const daily = createDailyService({ db, riddles, limiter, exemptLoopback, now: wallNow })
  const recordedCalls = createRecordedCalls({ db, logger, now })
  const account = createAccountService({
    auth,
    users,
    clientUser,
    ranks,
    parts: [
      auth.accountPart,
      ...play.accountParts,
      ...social.accountParts,
      sanctions.accountPart,
      ranks.accountPart,
      walletAccountPart(db),
      libraryAccountPart(db),
      ...sales.accountParts,
      quests.accountPart,
      passes.accountPart,
      dailyAccountPart(db),
      recordedCalls.accountPart,
      adminAccountPart(db),
    ],
    logger,
    now,
  })

  const liveFigures = createLiveFigures({ ...play.forFigures, openReports: social.openReports })
  const figures = createFigures({
    db,
    registry,
    logger,
    measure: liveFigures.measure,
    ledgerSums: (from, to) => ledgerSums(db, from, to),
    now: wallNow,
  })
  countGames(registry, play.forFigures.onRoomChange)
  const aiBudget = createAiBudget({ db, dailyMicros: settings.ai?.dailyBudgetMicros ?? 0, now: wallNow })
  const probes = {
    database: () => ping(db),
    disk: createDiskProbe(settings),
    ...(cluster && { redis: cluster.ping }),
  }

  const ownRoutes: Route[] = [
    ...auth.routes,
    ...accountRoutes(account),
    ...statusRoutes(status),
    ...downloadRoutes(settings.updatesDir),
    ...ranks.routes,
    ...walletRoutes(wallet),
    ...libraryRoutes(library),
    ...sales.routes,
    ...questRoutes(quests),
    ...gamePassRoutes(passes),
    ...dailyRoutes(daily),
    ...play.routes,
    ...social.routes,
    ...sanctionRoutes(sanctions),
    ...adminRoutes({
      ...play.forAdmins,
      reportsOf: social.reportsOf,
      ...social.forAdmins,
      db,
      auth,
      logger,
      users,
      sanctions,
      bans,
      account,
      wallet,
      ...live,
      grants: createGrants({ db, users, wallet, now: wallNow }),
      payments: sales.payments,
      offers,
      passes,
      quests,
      minAppVersion: settings.minAppVersion,
      requireConfirmed: auth.requireConfirmed,
      connected: play.forFigures.connected,
      figures,
      liveFigures,
      aiUsage: (fromDay) => usageByDay(db, fromDay),
      aiBudgetMicros: settings.ai?.dailyBudgetMicros ?? null,
      mailTest: auth.mailTest,
      health: {
        probes: {
          ...probes,
          ...(settings.smtpUrl !== null && { mail: mailer.verify }),
          ...(settings.ai && { ai: async () => undefined }),
          ...(speech && { speech: speech.voices }),
        },
        hasAiBudget: aiBudget.mayStart,
        jobs,
        processes: () => cluster?.addresses().length ?? 1,
        version: VERSION,
        logger,
      },
      now: wallNow,
    }),
  ]
  const routes = withDocs(ownRoutes, VERSION)
  const besideApi: Middleware[] = [
    matchmakeMiddleware(play.games, { limiter, exemptLoopback }),
    updateFeed(settings.updatesDir),
    ...sales.pages,
  ]
  const companions: Companion[] = [
    { stop: async () => mailer.close() },
    { stop: site.close },
    { start: async () => speech?.start?.(), stop: async () => speech?.close() },
    { start: liveSettings.start, stop: liveSettings.stop },
    { start: mutes.start, stop: mutes.stop },
    { start: seasons.load },
    { upgrades: play.upgrades, start: () => play.start(server), stop: play.stop },
    { start: figures.start, stop: figures.stop },
    // The last to start: what they do needs all the others.
    { start: jobs.start, stop: jobs.stop },
  ]
  const modules = [
    auth,
    sales,
    ranks,
    wallet,
    daily,
    quests,
    recordedCalls,
    play,
    social,
    sanctions,
    account,
    figures,
  ]
  for (const job of modules.flatMap(({ recurring }) => recurring)) jobs.recur(job)
  if (settings.quizStock > 0)
    jobs.recur(quizRefill({ db, maker: makers.forStock, stock: settings.quizStock }))

  const koa = httpChain({
    settings,
    logger,
    registry,
    limiter,
    authenticator: auth,
    recorder: recordedCalls.recorder,
    allowances: play.games.allowances,
    isAllowedOrigin,
    isMaintenance: maintenance.isUnderWay,
    requireFeature: switches.require,
    probes,
    processes: () => cluster?.addresses() ?? [],
    routes,
    besideApi,
    siteFiles: site.router,
    webRoot: parts.webRoot ?? WEB_ROOT,
    headOf: site.headOf,
    pages: parts.pages,
  })
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 15_000, shouldUpgradeCallback: isWebSocket },
    koa.callback(),
  )
  routeUpgrades(
    server,
    isAllowedOrigin,
    companions.flatMap(({ upgrades = [] }) => upgrades),
  )

  return {
    koa,
    server,
    routes,
    services: { users, auth, jobs, liveSettings, dealing },
    limiter,
    allowances: play.games.allowances,
    isAllowedOrigin,
    async start() {
      if (settings.admin) await auth.ensureAdmin(settings.admin)
      for (const companion of companions) await companion.start?.()
      return listen(server, settings)
    },
    stop: () =>
      runEveryStep([
        ...companions.toReversed().map(
          ({ stop }) =>
            () =>
              stop?.(),
        ),
        () => close(server),
      ]),
  }
}
