import { describe, expect, it } from 'vitest'
import { affectedBy, type Knowledge } from './affected-by.ts'
import type { Journey } from './journeys-page.ts'
import { readSourceGraph } from './source-graph.ts'

/** A wallet and a store that pays from it, both in an app; one page of the client. */
const PROJECT: Readonly<Record<string, string>> = {
  'cloud/app.ts': "import './modules/wallet/wallet-router.ts'\nimport './modules/store/store.ts'",
  'cloud/testing/test-cloud.ts': "import '#cloud/app.ts'",
  'cloud/modules/wallet/ledger.ts': 'export const post = 1',
  'cloud/modules/wallet/ledger.test.ts': "import { post } from './ledger.ts'",
  'cloud/modules/wallet/wallet.test.ts': "import '#cloud/testing/test-cloud.ts'",
  'cloud/modules/wallet/wallet-router.ts':
    "import { post } from './ledger.ts'\nroute({\n  method: 'get',\n  path: '/wallet',\n})",
  'cloud/modules/wallet/entries-repository.ts': '',
  'cloud/modules/store/store.ts': "import { post } from '#cloud/modules/wallet/ledger.ts'",
  'cloud/modules/store/store.test.ts': "import '#cloud/testing/test-cloud.ts'",
  'cloud/modules/quests/quests.test.ts': "import '#cloud/testing/test-cloud.ts'",
  'cloud/modules/friends/friends.test.ts': "import '#cloud/testing/test-cloud.ts'",
  'renderer/src/app/guards.ts': '',
  'renderer/src/app/routes.tsx':
    "import './guards.ts'\n[{ path: 'shop', lazy: async () => (await import('#renderer/features/shop/shop-page.tsx')).ShopPage }]",
  'renderer/src/features/shop/shop-page.tsx': "import { price } from '#renderer/lib/price.ts'",
  'renderer/src/features/shop/shop-page.test.tsx': "import '#renderer/testing/visit.tsx'",
  'renderer/src/features/game/game.test.tsx': "import '#renderer/testing/visit.tsx'",
  'renderer/src/testing/visit.tsx': "import '#renderer/app/routes.tsx'",
  'renderer/src/lib/price.ts': 'export const price = 1',
  'tests/support/page.ts': '',
  'tests/browser/store.spec.ts': "import '../support/page.ts'",
  'tests/browser/library.spec.ts': '',
  'tests/browser/screens.spec.ts': '',
  'package-lock.json': '{}',
  'README.md': '',
}
const journey = (pages: string[], calls: string[] = []): Journey => ({ pages, calls, seconds: 60 })
const KNOWLEDGE: Knowledge = {
  graph: readSourceGraph(Object.keys(PROJECT), (file) => PROJECT[file] ?? ''),
  doors: new Map([
    ['GET /wallet', ['cloud/modules/wallet/wallet.test.ts', 'cloud/modules/quests/quests.test.ts']],
  ]),
  journeys: new Map([
    ['tests/browser/store.spec.ts', journey(['/lobby', '/buy-r3'], ['GET /wallet'])],
    ['tests/browser/library.spec.ts', journey(['/lobby', '/shop'])],
    ['tests/browser/screens.spec.ts', journey(['every page'])],
    ['tests/browser/whole-game.spec.ts', journey(['/lobby'])],
  ]),
}
const affected = (...changed: string[]) => affectedBy(changed, KNOWLEDGE)
const testsOf = (...changed: string[]) => affected(...changed).tests.map(({ file }) => file)
const journeysOf = (...changed: string[]) => affected(...changed).journeys.map(({ file }) => file)

describe('tests that a change can affect', () => {
  it('are its own first, then those of its module, of importers and of the calls that reach it', () => {
    expect(testsOf('cloud/modules/wallet/ledger.ts')).toEqual([
      'cloud/modules/wallet/ledger.test.ts',
      'cloud/modules/wallet/wallet.test.ts',
      'cloud/modules/store/store.test.ts',
      'cloud/modules/quests/quests.test.ts',
    ])
  })

  it('leave out tests that only start the same app', () => {
    expect(testsOf('cloud/modules/store/store.ts')).toEqual(['cloud/modules/store/store.test.ts'])
    expect(testsOf('renderer/src/lib/price.ts')).toEqual(['renderer/src/features/shop/shop-page.test.tsx'])
  })

  it('include tests of any page when a layout of all pages changes', () => {
    expect(testsOf('renderer/src/app/guards.ts')).toEqual([
      'renderer/src/features/shop/shop-page.test.tsx',
      'renderer/src/features/game/game.test.tsx',
    ])
  })

  it('are all that start the app when the app itself changes', () => {
    expect(testsOf('cloud/testing/test-cloud.ts')).toHaveLength(4)
  })

  it('are a changed test alone, and none that was deleted', () => {
    expect(testsOf('renderer/src/features/game/game.test.tsx')).toEqual([
      'renderer/src/features/game/game.test.tsx',
    ])
    expect(testsOf('cloud/modules/gone/gone.test.ts')).toEqual([])
  })

  it('also run on Postgres when the change is in a repository or the schema', () => {
    const onPostgres = (file: string) => affected(file).tests.map((test) => test.onPostgres)
    expect(onPostgres('cloud/modules/wallet/entries-repository.ts')).toEqual([true, true])
    expect(onPostgres('cloud/modules/store/store.ts')).toEqual([false])
  })

  it('are all tests after a change of the dependencies, and none after one of a text', () => {
    expect(affected('README.md', 'package-lock.json').everything).toBe('package-lock.json')
    expect(affected('README.md')).toEqual({ everything: null, tests: [], journeys: [] })
  })

  it('are named with the way from the change', () => {
    const why = affected('renderer/src/lib/price.ts').tests[0]?.why
    expect(why).toBe(
      'is named after renderer/src/features/shop/shop-page.tsx, which imports renderer/src/lib/price.ts',
    )
  })
})

describe('journeys that a change can affect', () => {
  it('visit the changed page, and not only a page that all visit', () => {
    expect(journeysOf('renderer/src/lib/price.ts')).toEqual(['tests/browser/library.spec.ts'])
  })

  it('make the calls of the changed module', () => {
    expect(journeysOf('cloud/modules/wallet/ledger.ts')).toEqual(['tests/browser/store.spec.ts'])
  })

  it('include importers of a changed helper, and a changed journey even if it visits every page', () => {
    expect(journeysOf('tests/support/page.ts')).toEqual(['tests/browser/store.spec.ts'])
    expect(journeysOf('tests/browser/screens.spec.ts')).toEqual(['tests/browser/screens.spec.ts'])
  })

  it('are a game for a change of the rules', () => {
    expect(journeysOf('host-engine/rules/next.ts')).toEqual(['tests/browser/whole-game.spec.ts'])
  })
})
