// Both spellings are real words, so no typo budget may decide between them: they are one word here.
const PAIRS =
  'grey:gray tyre:tire mould:mold plough:plow moustache:mustache doughnut:donut doughnuts:donuts pyjamas:pajamas jewellery:jewelry sceptic:skeptic yoghurt:yogurt whisky:whiskey aluminium:aluminum sulphur:sulfur cheque:check kerb:curb mum:mom mummy:mommy maths:math storey:story judgement:judgment ageing:aging aeroplane:airplane fibre:fiber sabre:saber sombre:somber calibre:caliber defence:defense offence:offense licence:license pretence:pretense practise:practice catalogue:catalog dialogue:dialog analogue:analog programme:program axe:ax draught:draft draughts:drafts artefact:artifact manoeuvre:maneuver oesophagus:esophagus oestrogen:estrogen foetus:fetus diarrhoea:diarrhea traveller:traveler marvellous:marvelous woollen:woolen carat:karat disc:disk gipsy:gypsy cosy:cozy omelette:omelet pedlar:peddler hiccough:hiccup ketchup:catsup ax:ax caesar:cesar czar:tsar quran:koran kyiv:kiev'
const KNOWN = new Map(PAIRS.split(' ').map((pair) => pair.split(':') as [string, string]))

/** One spelling for British and American English; only comparing uses it, so an odd result harms nobody. */
export function americanSpelling(word: string): string {
  const known = KNOWN.get(word)
  if (known !== undefined) return known
  if (word.length < 5) return word
  const rooted = /[ao]e/.test(word) ? withoutLigature(word) : word
  return rooted
    .replace('sulph', 'sulf')
    .replace(/our((?:ite|ful|al|less|ed|ing|ist|able|er)?s?)$/, 'or$1')
    .replace(/tre(s?)$/, 'ter$1')
    .replace(/^(.{3,})is(e[drs]?|ing|ation)$/, '$1iz$2')
    .replace(/yse([drs]?)$/, 'yze$1')
    .replace(/ll(ed|ing)$/, 'l$1')
}

/** Haemoglobin, oesophagus, amoeba, diarrhoea: Greek æ and œ, which American spelling writes e. */
function withoutLigature(word: string): string {
  return word
    .replace(/(encyclop|arch|orthop|gyn|medi|an|h|p|isch|leuk)ae(?=[cdmnosv])/, '$1e')
    .replace(/aemi(a|c)$/, 'emi$1')
    .replace(/^(an)?aest/, '$1est')
    .replace(/^(f|c|p)ae(?=[ce])/, '$1e')
    .replace(/^(f)?oe(?=[dnst])/, '$1e')
    .replace(/(am|c|hom)oe(?=[bloe])/, '$1e')
    .replace(/(rrh|pn)oea/, '$1ea')
}
