/**
 * Files that assemble the product. The walk through the imports ends there: their importers start the whole product, so the
 * import does not show which of them checks the changed part.
 */
export const COMPOSITION_ROOTS: ReadonlySet<string> = new Set([
  // The cloud, and the helpers with which nearly all of its tests start it.
  'cloud/app.ts',
  'cloud/gameplay.ts',
  'cloud/sales.ts',
  'cloud/social.ts',
  'cloud/open-cloud.ts',
  'cloud/main.ts',
  'cloud/testing/test-cloud.ts',
  'cloud/testing/services.ts',
  'cloud/db/migrations/index.ts',
  'cloud/db/testing/test-database.ts',
  // The engine's public interface, and the function that builds it.
  'host-engine/index.ts',
  'host-engine/server/create-game-server.ts',
  // The client: its route tables, the layouts of all pages, and the test helpers that open any page.
  'renderer/src/app/main.ts',
  'renderer/src/app/start-app.tsx',
  'renderer/src/app/routes.tsx',
  'renderer/src/app/play-routes.tsx',
  'renderer/src/app/party/party-routes.tsx',
  'renderer/src/app/party/party-layout.tsx',
  'renderer/src/app/layouts/root-layout.tsx',
  'renderer/src/testing/render.tsx',
  'renderer/src/testing/session.ts',
  'renderer/src/testing/visit.tsx',
  'renderer/src/testing/visit-party.tsx',
  // The desktop app and the LAN host.
  'electron/main/start.ts',
  'electron/host-process/main.ts',
  'electron/host-process/party.ts',
  // All texts of both languages.
  'shared/i18n/resources.ts',
])

/** Helpers with which the client's tests open any page, layout included. */
export const PAGE_VISITS: readonly string[] = [
  'renderer/src/testing/visit.tsx',
  'renderer/src/testing/visit-party.tsx',
]

/** Folders that are one module each. The tests of a module cover all of its files. */
const MODULES = [
  /^cloud\/modules\/[^/]+\//,
  /^renderer\/src\/features\/[^/]+\//,
  /^electron\/[^/]+\/[^/]+\//,
  /^host-engine\/rules\/[^/]+\//,
  /^host-engine\/[^/]+\//,
  /^renderer\/src\/[^/]+\/[^/]+\//,
  /^(cloud|renderer\/src|shared|build)\/[^/]+\//,
]

/** Returns the folder of the module that a file belongs to; null outside of modules. */
export const moduleOf = (file: string): string | null =>
  MODULES.flatMap((pattern) => pattern.exec(file)?.[0] ?? [])[0] ?? null

/** Returns whether the tests of a module call it over HTTP or on its page, without importing what they test. */
export const isTestedFromOutside = (module: string): boolean =>
  /^(cloud\/modules|renderer\/src\/features)\//.test(module)

/** Files whose change can affect every test. */
const GLOBAL =
  /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|playwright\.config\.ts|electron\.vite\.config\.ts|renderer\/vite\.config\.ts|\.ci\/.*|build\/(test\/|chromium)[^.]*\.ts|renderer\/src\/testing\/(setup|fresh-page)\.ts|cloud\/db\/testing\/(sqlite-image|postgres-template)\.ts)$/

export const affectsEverything = (file: string): boolean => GLOBAL.test(file)

/** Tests that start a whole process, and import nothing of what they test. */
interface ProcessTests {
  readonly changed: RegExp
  readonly tests: readonly string[]
}
export const PROCESS_TESTS: readonly ProcessTests[] = [
  { changed: /^host-engine\/(rules|rooms|server)\//, tests: ['tests/play/whole-game.test.ts'] },
  { changed: /^host-engine\/rules\/.*view/, tests: ['tests/play/secrets.test.ts'] },
  {
    changed: /^host-engine\/snapshots\//,
    tests: ['tests/play/room-goes-on.test.ts', 'tests/lan/handover.test.ts'],
  },
  {
    changed: /^(electron\/host-process\/handover|shared\/.*handover)/,
    tests: ['tests/lan/handover.test.ts', 'tests/lan/standby.test.ts'],
  },
  { changed: /^electron\/host-process\/(discovery|network)\//, tests: ['tests/lan/discovery.test.ts'] },
  { changed: /^electron\/host-process\/voice\//, tests: ['tests/lan/voices.test.ts'] },
  {
    changed: /^electron\/host-process\//,
    tests: ['tests/lan/doors.test.ts', 'tests/lan/whole-game.test.ts', 'tests/lan/host-process.test.ts'],
  },
  {
    changed: /^(electron\/(main|preload)|shared\/desktop)\//,
    tests: ['tests/desktop/shell.test.ts', 'tests/desktop/gate-and-update.test.ts'],
  },
  { changed: /^electron\/main\/local-host\//, tests: ['tests/desktop/party.test.ts'] },
  { changed: /^renderer\/src\/(features\/hosting|app\/native)\//, tests: ['tests/desktop/party.test.ts'] },
  {
    changed: /^cloud\/(http\/|modules\/.*-router\.ts$|modules\/auth\/)/,
    tests: ['cloud/access-matrix.test.ts'],
  },
  { changed: /^cloud\/.*-repository\.ts$/, tests: ['cloud/query-counts.test.ts'] },
  {
    changed: /^cloud\/modules\/game\//,
    tests: ['tests/play/settlement.test.ts', 'tests/play/whole-game.test.ts'],
  },
  {
    changed: /^cloud\/cluster\.ts$/,
    tests: ['tests/cluster/several-processes.test.ts', 'tests/cluster/shared-rooms.test.ts'],
  },
  { changed: /^cloud\/realtime\//, tests: ['tests/cluster/shared-rooms.test.ts'] },
]

/** Returns whether the file holds SQL or schema, which can behave differently on Postgres. */
export const differsOnPostgres = (file: string): boolean =>
  /^cloud\/(db|jobs|modules\/wallet)\/|-repository\.ts$/.test(file)
