import type { Language } from '#shared/constants/game.ts'

const pairs = (list: string): ReadonlyMap<string, string> =>
  new Map(list.split(' ').map((pair) => pair.split(':') as [string, string]))

// Titles, streets and the like, as they are written short; an Italian title also loses its last vowel before a name.
const SHORT: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  english: pairs(
    'mt:mount dr:doctor mr:mister st:saint ft:fort jr:junior sr:senior prof:professor sgt:sergeant capt:captain lt:lieutenant gen:general col:colonel maj:major cmdr:commander adm:admiral rev:reverend gov:governor pres:president sen:senator ave:avenue blvd:boulevard rd:road sq:square hwy:highway bros:brothers vs:versus vol:volume dept:department univ:university mon:monday tue:tuesday tues:tuesday weds:wednesday thu:thursday thur:thursday thurs:thursday fri:friday',
  ),
  italian: pairs(
    'dr:dottore dott:dottore dottor:dottore sig:signore signor:signore prof:professore professor:professore avv:avvocato ing:ingegnere ingegner:ingegnere arch:architetto geom:geometra rag:ragioniere ragionier:ragioniere gen:generale cav:cavaliere cavalier:cavaliere mons:monsignore monsignor:monsignore mr:mister jr:junior st:saint sharp:diesis plus:piu val:valle castel:castello capitan:capitano',
  ),
}

/** The word that an abbreviation stands for; any other word is itself. */
export function spellOut(word: string, language: Language): string {
  return SHORT[language].get(word) ?? word
}
