import type { Language } from '#shared/constants/game.ts'
import type { Token } from './read-tokens.ts'
import { ARTICLES } from './small-words.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What people are by trade. */
const TRADES: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'player president painter artist sculptor writer author novelist poet playwright composer musician singer actor actress director scientist physicist mathematician chemist philosopher explorer astronaut inventor architect footballer astronomer biologist botanist naturalist geographer historian economist engineer surgeon psychologist psychoanalyst psychiatrist nurse politician statesman suffragette activist dancer ballerina choreographer conductor pianist violinist cellist guitarist drummer rapper soprano tenor comedian comic presenter journalist designer photographer boxer cyclist athlete sprinter runner swimmer skier gymnast golfer driver navigator aviator pilot cosmonaut archaeologist anthropologist theologian missionary pirate outlaw gangster dictator',
  ),
  italian: set(
    'giocatore giocatrice presidente pittore pittrice artista scultore scultrice scrittore scrittrice autore autrice romanziere poeta poetessa drammaturgo compositore musicista cantante cantautore attore attrice regista scienziato scienziata fisico matematico chimico filosofo esploratore astronauta inventore architetto calciatore calciatrice tennista astronomo astronoma astrofisico astrofisica biologo biologa botanico naturalista geografo storico storica economista medico chirurgo psicologo psicoanalista psichiatra infermiera politico politica statista attivista partigiano partigiana ballerino ballerina coreografo direttore pianista violinista chitarrista batterista rapper soprano tenore comico comica conduttore conduttrice giornalista stilista designer fotografo fotografa pugile ciclista atleta maratoneta velocista nuotatore nuotatrice sciatore sciatrice ginnasta pilota navigatore aviatore cosmonauta archeologo antropologo teologo missionario pirata bandito dittatore allenatore architetta condottiero',
  ),
}
/** Nouns that say of a name what it is: "the planet Venus", "il pittore Giotto". */
const OF_NAMES: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'planet moon star constellation god goddess film movie book novel song album musical play opera poem painting comic band team club continent country nation state region province city capital language tribe dynasty company brand magician wizard',
  ),
  italian: set(
    'pianeta luna stella costellazione satellite dio dea film libro romanzo canzone album musical opera poesia poema quadro dipinto fumetto gruppo squadra continente paese nazione stato regione provincia citta capitale lingua tribu dinastia azienda marca mago personaggio',
  ),
}
/** Nouns that say it of anything; in English after "the" alone, for else one begins another word (mineral water, animal farm). */
const OF_ANYTHING: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set(
    'word colour color year month day season element metal gas animal instrument mineral currency sport game disease',
  ),
  italian: set(
    'parola colore anno mese giorno stagione elemento metallo gas animale strumento minerale moneta valuta sport gioco malattia oggetto nome',
  ),
}
/** Of these "of" says the same thing again (the city of Rome); the capital, the colour or the film of something is another. */
const SAME_WITH_OF: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('city state province region nation country month year word game sport disease dynasty tribe'),
  italian: set('citta stato regione mese anno parola gioco sport nome dinastia tribu'),
}
const OF: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: set('of'),
  italian: set('di d del dello della dell dei degli delle'),
}

export function isTrade(word: string, language: Language): boolean {
  return TRADES[language].has(word)
}

/** A guess without the noun before it, and whether that is one of names. */
export function withoutKind(
  said: readonly Token[],
  language: Language,
): { tokens: Token[]; isOfNames: boolean } | null {
  const hasArticle = said.length > 1 && ARTICLES[language].has(said[0]?.text ?? '')
  const [first, ...rest] = hasArticle ? said.slice(1) : said
  if (first === undefined || rest.length === 0) return null
  const isOfNames = OF_NAMES[language].has(first.text) || isTrade(first.text, language)
  const mayBeAny = language === 'italian' || said[0]?.text === 'the' || OF[language].has(rest[0]?.text ?? '')
  if (!isOfNames && !(mayBeAny && OF_ANYTHING[language].has(first.text))) return null
  const hasOf = OF[language].has(rest[0]?.text ?? '')
  if (!hasOf) return { tokens: rest, isOfNames }
  return rest.length > 1 && SAME_WITH_OF[language].has(first.text)
    ? { tokens: rest.slice(1), isOfNames }
    : null
}
