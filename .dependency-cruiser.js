/** Which folder may import which: docs/ARCHITECTURE.md tells it in words, this keeps it. */
const testing = '(\\.test\\.tsx?$|/testing/)'
const isTest = '\\.(test|spec)\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^shared/', pathNot: isTest },
      to: { path: '^(host-engine|cloud|electron|renderer|build|tests)/' },
    },
    {
      name: 'shared-needs-only-zod',
      severity: 'error',
      from: { path: '^shared/', pathNot: isTest },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    {
      name: 'rules-and-ports-are-pure',
      severity: 'error',
      from: { path: '^host-engine/(rules|ports)/', pathNot: testing },
      to: { pathNot: '^(shared/|host-engine/(rules|ports)/|host-engine/quizzes/quiz-draft\\.ts$)' },
    },
    {
      name: 'engine-knows-no-host',
      severity: 'error',
      from: { path: '^host-engine/' },
      to: { path: '^(cloud|electron|renderer|build|tests)/' },
    },
    {
      name: 'only-rooms-and-server-know-colyseus',
      severity: 'error',
      from: { path: '^(host-engine|cloud)/', pathNot: ['^host-engine/(rooms|server)/', isTest] },
      to: { path: 'node_modules/@colyseus/' },
    },
    {
      name: 'engine-by-its-door',
      severity: 'error',
      from: { path: '^(cloud|electron|renderer)/', pathNot: isTest },
      to: { path: '^host-engine/', pathNot: '^host-engine/(index\\.ts$|testing/)' },
    },
    {
      name: 'cloud-imports-shared-and-engine',
      severity: 'error',
      from: { path: '^cloud/', pathNot: isTest },
      to: { path: '^(electron|renderer|build|tests)/' },
    },
    {
      name: 'modules-by-their-door',
      severity: 'error',
      from: { path: '^cloud/', pathNot: ['^cloud/modules/([^/]+)/', isTest] },
      to: { path: '^cloud/modules/[^/]+/', pathNot: '^cloud/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'modules-reach-others-by-their-door',
      severity: 'error',
      from: { path: '^cloud/modules/([^/]+)/', pathNot: isTest },
      to: {
        path: '^cloud/modules/[^/]+/',
        pathNot: ['^cloud/modules/$1/', '^cloud/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'sql-in-repositories',
      severity: 'error',
      from: { path: '^cloud/', pathNot: ['-repository\\.ts$', '^cloud/db/', testing] },
      to: { path: 'node_modules/(knex|pg|better-sqlite3)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'koa-in-routers',
      severity: 'error',
      from: { path: '^cloud/', pathNot: ['-router\\.ts$', '^cloud/(http/|app\\.ts$)', testing] },
      to: { path: 'node_modules/(koa|koa-[^/]+|@koa)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'electron-main-imports-shared',
      severity: 'error',
      from: { path: '^electron/main/', pathNot: isTest },
      to: { path: '^(host-engine|cloud|renderer|build|tests|electron/preload)/' },
    },
    {
      name: 'host-process-imports-shared-and-engine',
      severity: 'error',
      from: { path: '^electron/host-process/', pathNot: isTest },
      to: { path: '^(cloud|renderer|build|tests|electron/(main|preload))/' },
    },
    {
      name: 'host-process-is-forked',
      comment: 'It runs without Electron, too: main and the host know each other by messages alone.',
      severity: 'error',
      from: { path: '^electron/(main|preload)/' },
      to: { path: '^electron/host-process/' },
    },
    {
      name: 'host-process-without-cloud-parts',
      severity: 'error',
      from: { path: '^electron/host-process/', pathNot: isTest },
      to: { path: 'node_modules/(electron|koa|koa-[^/]+|@koa|knex|pg|socket\\.io)/' },
    },
    {
      name: 'preload-is-the-contract-only',
      severity: 'error',
      from: { path: '^electron/preload/', pathNot: isTest },
      to: { pathNot: '^(electron/preload/|shared/desktop/|node_modules/(zod|electron)/)' },
    },
    {
      name: 'renderer-imports-shared-only',
      severity: 'error',
      from: { path: '^renderer/' },
      to: { path: '^(host-engine|cloud|electron|build|tests)/' },
    },
    {
      name: 'only-transport-knows-the-sockets',
      severity: 'error',
      from: { path: '^renderer/src/', pathNot: '^renderer/src/realtime/transport/' },
      to: { path: 'node_modules/(colyseus\\.js|socket\\.io-client)/' },
    },
    {
      name: 'realtime-is-layered',
      comment: 'matchmaking, party, stage → room → transport',
      severity: 'error',
      from: { path: '^renderer/src/realtime/transport/', pathNot: isTest },
      to: { path: '^renderer/src/realtime/(room|matchmaking|party|stage)/' },
    },
    {
      name: 'room-knows-nothing-above-it',
      severity: 'error',
      from: { path: '^renderer/src/realtime/room/', pathNot: isTest },
      to: { path: '^renderer/src/realtime/(matchmaking|party|stage)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^renderer/src/features/([^/]+)/' },
      to: { path: '^renderer/src/features/', pathNot: '^renderer/src/features/$1/' },
    },
    {
      name: 'renderer-flows-one-way',
      severity: 'error',
      from: {
        path: '^renderer/src/(session|realtime|platform|components|hooks|lib|theme)/',
        pathNot: testing,
      },
      to: { path: '^renderer/src/(features|app)/' },
    },
    {
      name: 'features-do-not-import-app',
      severity: 'error',
      from: { path: '^renderer/src/features/', pathNot: isTest },
      to: { path: '^renderer/src/app/' },
    },
    {
      name: 'client-without-english-messages',
      comment: 'It switches on the English of every schema, which the browser need not carry.',
      severity: 'error',
      from: { path: '^renderer/src/' },
      to: { path: '^shared/errors/validation-failure' },
    },
    {
      name: 'production-without-testing',
      severity: 'error',
      from: { path: '^(shared|host-engine|cloud|electron|renderer)/', pathNot: testing },
      to: { path: '/testing/' },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
