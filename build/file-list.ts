import type { Plugin } from 'vite'
import { FILE_LIST } from '../shared/constants/lan.ts'

/** Lists the scripts and styles of a build, for a page that fetches them ahead. */
export const fileList = (): Plugin => ({
  name: 'file-list',
  // After Vite has taken the chunks away that held nothing but styles.
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))
    this.emitFile({ type: 'asset', fileName: FILE_LIST, source: JSON.stringify(files) })
  },
})
