import { describe, expect, it } from 'vitest'
import { readSourceGraph } from './source-graph.ts'

const graphOf = (texts: Record<string, string>) =>
  readSourceGraph(Object.keys(texts), (file) => texts[file] ?? '')

describe('the importers of a file', () => {
  it('include static, dynamic and type imports, by path and by alias', () => {
    const graph = graphOf({
      'shared/a.ts': 'export const a = 1',
      'shared/b.ts': "import { a } from './a.ts'",
      'cloud/c.ts': "import type { A } from '#shared/a.ts'",
      'renderer/src/d.tsx': "export const load = () => import('#shared/a.ts')",
      'cloud/e.ts': "import { z } from 'zod'",
    })
    expect(graph.importersOf('shared/a.ts').toSorted()).toEqual([
      'cloud/c.ts',
      'renderer/src/d.tsx',
      'shared/b.ts',
    ])
  })

  it('include importers of its exports through index files, and leave out importers of other exports', () => {
    const graph = graphOf({
      'cloud/modules/wallet/ledger.ts': 'export const post = 1',
      'cloud/modules/wallet/rules.ts': 'export const rule = 1',
      'cloud/modules/wallet/index.ts':
        "export { post as move } from './ledger.ts'\nexport { rule } from './rules.ts'",
      'cloud/outer.ts': "export { move } from '#cloud/modules/wallet/index.ts'",
      'cloud/mover.ts': "import { move } from './outer.ts'",
      'cloud/ruler.ts': "import { rule } from '#cloud/modules/wallet/index.ts'",
    })
    expect(graph.importersOf('cloud/modules/wallet/ledger.ts')).toEqual(['cloud/mover.ts'])
    expect(graph.importersOf('cloud/modules/wallet/rules.ts')).toEqual(['cloud/ruler.ts'])
  })

  it('include files that start it, or read the folder of a data file', () => {
    const graph = graphOf({
      'host-engine/bank/easy.json': '{}',
      'host-engine/load.ts': "const BANK = join(import.meta.dirname, 'bank')",
      'host-engine/worker.ts': '',
      'host-engine/start.ts': "new Worker(new URL('./worker.ts', import.meta.url))",
    })
    expect(graph.importersOf('host-engine/bank/easy.json')).toEqual(['host-engine/load.ts'])
    expect(graph.importersOf('host-engine/worker.ts')).toEqual(['host-engine/start.ts'])
  })
})
