import { describe, expect, it } from 'vitest'
import { filesWith, modulesUnder } from './file-list.ts'

const LINKS: Record<string, { importedIds: string[]; dynamicallyImportedIds: string[] }> = {
  '/src/room.ts': {
    importedIds: ['/src/head.ts', '/node_modules/icons/index.js'],
    dynamicallyImportedIds: ['/src/leave.ts', '/node_modules/confetti/main.js'],
  },
  '/src/head.ts': { importedIds: [], dynamicallyImportedIds: ['/src/sounds.ts'] },
  '/src/sounds.ts': { importedIds: ['/src/head.ts'], dynamicallyImportedIds: [] },
  '/node_modules/icons/index.js': { importedIds: ['/src/admin.ts'], dynamicallyImportedIds: [] },
  '/node_modules/confetti/main.js': { importedIds: ['/src/admin.ts'], dynamicallyImportedIds: [] },
}

describe('the files that a page fetches ahead', () => {
  it('[NAV-27] are of all modules that a root imports now or later, and of no library index', () => {
    expect([...modulesUnder(['/src/room.ts'], (id) => LINKS[id] ?? null)]).toEqual([
      '/src/room.ts',
      '/src/head.ts',
      '/src/leave.ts',
      '/node_modules/confetti/main.js',
      '/src/sounds.ts',
    ])
  })

  it('[NAV-27] come after what they import, so that styles apply in the usual order', () => {
    const chunk = (name: string, module: string, imports: string[] = [], css: string[] = []) => ({
      type: 'chunk' as const,
      fileName: `${name}.js`,
      code: '',
      imports,
      modules: { [module]: {} },
      viteMetadata: { importedCss: new Set(css) },
    })
    const chunks = [
      chunk('leave', '/src/leave.ts', ['room.js']),
      chunk('room', '/src/room.ts', ['base.js'], ['room.css']),
      chunk('base', '/src/base.ts', ['room.js'], ['base.css']),
      chunk('admin', '/src/admin.ts'),
    ]
    const files = filesWith(
      new Set(['/src/room.ts', '/src/leave.ts']),
      new Map(chunks.map((one) => [one.fileName, one])),
    )
    expect(files).toEqual(['base.js', 'base.css', 'room.js', 'room.css', 'leave.js'])
  })
})
