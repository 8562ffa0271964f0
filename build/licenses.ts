import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = `${sep}node_modules${sep}`
const RULE = '-'.repeat(80)
/** By the name of a package: the licence of what it holds of others, where it brings no text of that. */
const MORE = join(import.meta.dirname, 'notices')

/** The folder of the package that a file lies in; null for a file of our own. */
function packageOf(file: string): string | null {
  const path = file.replace(/^\0/, '').split('?')[0] ?? ''
  const at = path.lastIndexOf(FOLDER)
  if (at === -1) return null
  const [first = '', second = ''] = path.slice(at + FOLDER.length).split(sep)
  return join(path.slice(0, at), FOLDER, first.startsWith('@') ? join(first, second) : first)
}

/** Name, version, licence, its text and where the source is; some packages bring no text, and say by a word what they are under. */
function noticeOf(folder: string): string {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)(\.|-|$)/i.test(one))
  const by = typeof author === 'string' ? author : (author?.name ?? '')
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `${license}. ${by}`.trim()
  const more = join(MORE, `${name}.txt`)
  const texts = existsSync(more) ? [text, readFileSync(more, 'utf8').trim()] : [text]
  const source = typeof repository === 'string' ? repository : (repository?.url ?? '')
  const title = `${name} ${version} (${license})\n${source}`.trim()
  return `${RULE}\n${[title, ...texts].join('\n\n')}\n`
}

/** The licences of the packages that these files are of, by name. */
export function licensesOf(files: Iterable<string>): string {
  const folders = new Set([...files].map(packageOf).filter((folder) => folder !== null))
  return [...folders]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map(noticeOf)
    .toSorted()
    .join('\n')
}

/** Puts `licenses.txt` beside a bundle: what it was made from, and `packages` that go along, ask to be named wherever it goes. */
export function licenses(packages: readonly string[] = []): Plugin {
  let root = ''
  return {
    name: 'licenses',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    generateBundle(_, bundle) {
      // Fonts come by a style sheet, and are no modules.
      const assets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' ? file.originalFileNames : [],
      )
      const source = licensesOf([
        ...this.getModuleIds(),
        ...assets.map((name) => resolve(root, name)),
        ...packages.map((name) => resolve('node_modules', name, 'package.json')),
      ])
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source })
    },
  }
}
