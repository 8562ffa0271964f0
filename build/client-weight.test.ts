import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Output, weigh } from './client-weight.ts'

const chunk = (fileName: string, code: string, imports: string[] = [], css: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  code,
  imports,
  modules: { [`/src/${fileName}.ts`]: {} },
  viteMetadata: { importedCss: new Set(css) },
})
const size = (text: string) => gzipSync(text, { level: 9 }).length

const OUTPUT: Output = [
  chunk('main', 'main code', ['shared']),
  chunk('page', 'page code', ['shared', 'deep'], ['page.css']),
  chunk('shared', 'shared code', ['main'], ['base.css']),
  chunk('deep', 'deep code', [], ['base.css']),
  chunk('other', 'other code'),
  { type: 'asset', fileName: 'base.css', source: 'a{}' },
  { type: 'asset', fileName: 'page.css', source: 'b{}' },
]

describe('what a browser fetches', () => {
  it('counts every chunk that the modules need once, however often it is imported', () => {
    const { script, style, modules } = weigh(OUTPUT, ['main.ts', 'page.ts'])
    expect(script).toBe(
      ['main code', 'page code', 'shared code', 'deep code'].map(size).reduce((a, b) => a + b),
    )
    expect(style).toBe(size('a{}') + size('b{}'))
    expect(modules).not.toContain('/src/other.ts')
  })

  it('does not pass over a module that is not there', () => {
    expect(() => weigh(OUTPUT, ['gone.ts'])).toThrow('gone.ts')
  })
})
