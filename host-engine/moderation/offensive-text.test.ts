import { expect, it } from 'vitest'
import { isOffensive } from './offensive-text.ts'

it.each([
  ['english', 'what the fuck'],
  ['english', 'FuCk off'],
  ['english', 'sh1t'],
  ['english', 'you bitch'],
  ['italian', 'che cazzo vuoi'],
  ['italian', 'CAZZZZO'],
  ['italian', 'c4zzo'],
  ['italian', 'str0nzo'],
  ['italian', 'vaffanculo!'],
  ['italian', 'sei una troia'],
  ['italian', 'porco dio'],
  ['italian', 'figlio di puttana'],
  ['italian', 'fuck you'],
] as const)('refuses in %s: %s', (language, text) => {
  expect(isOffensive(text, language)).toBe(true)
})

it.each([
  ['english', 'The assistant assorted classic bass in Scunthorpe, Essex and Sussex'],
  ['english', 'A cockpit, some shiitake and a Wankel engine'],
  ['english', 'Emily Dickinson wrote annals of Assyria'],
  ['italian', 'La guerra di Troia e il cavallo di legno'],
  ['italian', 'Spaghetti alla puttanesca'],
  ['italian', 'Dopo il rubidio viene lo stronzio'],
  ['italian', 'La cazzuola del muratore e i cazzotti del pugile'],
  ['italian', 'Un fico, una fiche e il bocchino della tromba'],
  ['italian', 'Inculcare buone maniere a un incolto'],
  ['italian', 'Il Rio Negro scorre verso il Rio delle Amazzoni'],
  ['italian', 'Analisi, assassino, cumino, pissidi'],
] as const)('lets pass in %s: %s', (language, text) => {
  expect(isOffensive(text, language)).toBe(false)
})
