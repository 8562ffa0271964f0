import './offline.css'
import { offline as en } from '#shared/i18n/en/offline.ts'
import { offline as it } from '#shared/i18n/it/offline.ts'
import { drawOffline } from './draw-offline.ts'

const main = document.querySelector('main')
// `first-paint.js` knows the language.
if (main) drawOffline(main, document.documentElement.lang === 'it' ? it : en)
