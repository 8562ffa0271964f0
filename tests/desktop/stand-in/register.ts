// Given to Node by `--import`: whatever asks for `electron` gets the stand-in beside this file.
import { registerHooks } from 'node:module'

const url = new URL('./electron.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
})
