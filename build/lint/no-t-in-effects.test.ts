import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'lint-'))
afterAll(() => rmSync(folder, { recursive: true }))
const plugins = [join(import.meta.dirname, 'no-t-in-effects.grit')]
writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins }))

function lint(code: string): string {
  writeFileSync(join(folder, 'sample.tsx'), code)
  const { stdout, stderr } = spawnSync('biome', ['lint', '.'], { cwd: folder, encoding: 'utf8' })
  expect(stdout).toContain('Checked')
  return stderr
}
const MESSAGE = 'Do not depend on `t`.'

it.each([
  'useEffect(() => {\n  announce(t("a"))\n}, [first, t])',
  'useEffect(\n  () => announce(t("a")),\n  [t],\n)',
  'useLayoutEffect(() => subscribe(i18n), [i18n])',
  'const done = useCallback(() => announce(t("a")), [t])',
])('rejects an effect or a callback that depends on `t`: %s', (code) => {
  expect(lint(code)).toContain(MESSAGE)
})

it.each(['useEffect(() => announce(text), [text])', 'const columns = useMemo(() => columnsOf(t), [t])'])(
  'accepts an effect that depends on a text, and a value: %s',
  (code) => {
    expect(lint(code)).not.toContain(MESSAGE)
  },
)
