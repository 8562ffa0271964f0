import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { compileAnswerKey, judge } from './judge.ts'
import { type Row, split, taken } from './testing/taken.ts'

const TERMS: readonly Row[] = [
  ['english', 'haemoglobin', 'hemoglobin | hemaglobin', 'haematin'],
  ['english', 'diarrhoea', 'diarrhea', 'logorrhoea'],
  ['english', 'oesophagus', 'esophagus | oesofagus', 'sarcophagus'],
  ['english', 'anaesthetist', 'anesthetist', 'aesthete'],
  ['english', 'fungus', 'fungi', 'fungal'],
  ['english', 'bacteria', 'bacterium', 'bacterial'],
  ['english', 'favourite colour', 'favorite color', 'favourite collar'],
  ['english', 'hypothermia', 'hypothermya | hypothermea', 'hyperthermia | hyperthermya'],
  ['english', 'hyperglycaemia', 'hyperglycemia', 'hypoglycaemia | hypoglycemia'],
  ['english', 'propane', '', 'propene | propyne | butane'],
  ['english', 'ethene', 'ethenne', 'ethane | ethyne | methane'],
  ['english', 'sodium nitrate', 'sodium nitrat', 'sodium nitrite | sodium nitride'],
  ['english', 'sulphate', 'sulfate | sulphat', 'sulphite | sulphide | sulfide'],
  ['english', 'chloride', 'cloride', 'chlorate | chlorite'],
  ['english', 'intranet', '', 'internet'],
  ['english', 'intravenous', 'intravenus', 'intervenous'],
  ['english', 'macroeconomics', 'macro economics | macroeconomix', 'microeconomics'],
  ['english', 'hydrophobic', 'hidrophobic', 'hydrophilic'],
  ['english', 'endothermic', 'endothermick', 'exothermic | ectothermic'],
  ['english', 'lactose', 'lactoze', 'lactase'],
  ['english', 'stalactite', 'stalactyte', 'stalagmite'],
  ['english', 'pentathlon', 'pentathalon', 'heptathlon | decathlon'],
  ['english', 'megahertz', 'mega hertz', 'gigahertz | kilohertz'],
  ['english', 'ferric oxide', '', 'ferrous oxide'],
  ['english', 'osteoblast', 'osteoblasst', 'osteoclast | osteocyte'],
  ['english', 'tracheotomy', 'trachiotomy', 'tracheostomy'],
  ['english', 'ethanol', 'ethanoll', 'ethanal'],
  ['italian', 'ipotermia', 'ipottermia', 'ipertermia'],
  ['italian', 'ipertensione', 'ipertensionne', 'ipotensione'],
  ['italian', 'propano', '', 'propene | propino | butano'],
  ['italian', 'nitrato', 'nitrrato', 'nitrito | nitruro'],
  ['italian', 'solfato', '', 'solfito | solfuro'],
  ['italian', 'idrofobo', 'hidrofobo', 'idrofilo'],
  ['italian', 'microeconomia', 'micro economia', 'macroeconomia'],
  ['italian', 'endotermico', '', 'esotermico'],
  ['italian', 'lattosio', 'latosio', 'lattasi'],
  ['italian', 'stalattite', 'stalatite', 'stalagmite'],
  ['italian', 'etanolo', '', 'etanale | metanolo'],
  ['italian', 'ferrico', '', 'ferroso'],
]

const SHORT: readonly Row[] = [
  ['english', 'wolf', 'wollf | wofl', 'golf | wolfs | wold'],
  ['english', 'bell', 'bel | blel', 'ball | belt | be'],
  ['english', 'owl', 'oowl | olw', 'bowl | cowl | low | awl'],
  ['english', 'frog', 'forg | frogg', 'fog | from | frig'],
  ['english', 'lion', 'lionn | liion', 'loon | line | loin'],
  ['english', 'duck', 'dukc | duuck', 'dock | deck | luck'],
  ['english', 'fox', 'foxx | fxo', 'box | fax | ox'],
  ['english', 'Nile', 'niile | nlie', 'nine | mile | line'],
  ['english', 'Peru', 'perru | preu', 'persia | pure | per'],
  ['english', 'NASA', 'nasa', 'nsaa | naasa'],
  ['english', 'DNA', 'dna', 'dan | dnna | rna'],
  ['english', 'act', '', 'cat'],
  ['english', 'red cap', 'rde cap | redd cap', 'rod cap | bed cap'],
  ['italian', 'cane', 'cnae | caen', 'pane | carne | canne'],
  ['italian', 'gufo', 'guffo | gfuo', 'gulfo | tufo | buffo'],
  ['italian', 'sale', 'slae | salle', 'sala | scale | sole'],
  ['italian', 'zio', 'zzio | izo', 'zia | dio'],
  ['italian', 'Perù', 'perru', 'però | per'],
  ['italian', 'pala', '', 'palla | paola'],
  ['english', 'newt', 'netw | nnewt', 'next | new'],
  ['english', 'swan', 'swna | swwan', 'swim'],
  ['english', 'Oslo', 'olso | osllo', 'also'],
  ['english', 'Bach', 'bahc | bachh', 'back | bash'],
  ['english', 'Big Ben', 'bgi ben | big benn', 'big bend | big bean'],
  ['english', 'UEFA', 'uefa', 'ufea | ueffa'],
  ['italian', 'mela', 'mlea | mmela', 'mola'],
  ['italian', 'alce', 'acle | allce', 'calce'],
  ['italian', 'Bari', 'bair', 'bar | bara'],
  ['italian', 'Mar Nero', 'mra nero | mar nreo', 'mar nervo'],
  ['italian', 'RAI', 'rai', 'ria | raai'],
  ['italian', 'fico', 'fcio | fiico', 'ficco | fuco'],
]

const LISTS: readonly Row[] = [
  [
    'english',
    'red, white and blue',
    'blue white red | white, blue, red | red+white+blue | red & white & blue | blue, red and white | red/white/blue | red, white, and blue',
    'red and white | red, white and green | red white blue green',
  ],
  [
    'english',
    'John, Paul, George and Ringo',
    'ringo john george paul | ringo, george, paul, john | paul + john + ringo + george | John & Paul & George & Ringo',
    'john paul george | john paul george pete | john, john, paul and george',
  ],
  [
    'english',
    'salt and pepper',
    'pepper and salt | salt & pepper | salt + pepper | pepper, salt | salt pepper | salt n pepper | both salt and pepper',
    'salt | pepper | salt and vinegar | salt and pepper and oil',
  ],
  [
    'english',
    'gold, frankincense and myrrh',
    'myrrh gold and frankincense | frankincense, myrrh, gold | gold frankincense mirrh | gold, frankinsence, myrrh',
    'gold and myrrh | gold, silver and myrrh',
  ],
  [
    'english',
    'earth, air, fire, water',
    'fire water air earth | water, fire, earth and air | earth + air + fire + water',
    'earth air fire | earth, air, fire, metal',
  ],
  ['english', 'Tom & Jerry', 'jerry and tom | tom+jerry | tom jerry | jerry & tom', 'tom | tom and perry'],
  [
    'english',
    'North America and South America',
    'south america and north america | south america, north america',
    'north america',
  ],
  ['english', '1, 2, 3', '1 2 3 | 1,2,3', '3 2 1 | 1 2'],
  [
    'italian',
    'verde, bianco e rosso',
    'rosso bianco verde | rosso, verde e bianco | bianco+rosso+verde | verde bianco rosso | verde, bianco, rosso',
    'verde e bianco | verde, bianco e blu',
  ],
  [
    'italian',
    'sale e pepe',
    'pepe e sale | sale & pepe | sale + pepe | pepe, sale | sia sale che pepe',
    'sale | pepe | olio e sale | sale e aceto',
  ],
  [
    'italian',
    'Gaspare, Melchiorre e Baldassarre',
    'baldassarre gaspare melchiorre | melchiorre, baldassarre e gaspare | gaspare melchiorre baldassarre | gaspare, melchiore e baldassarre',
    'gaspare e melchiorre | gaspare, melchiorre e giuseppe',
  ],
  [
    'italian',
    'primavera, estate, autunno, inverno',
    'inverno autunno estate primavera | estate, inverno, primavera e autunno',
    'primavera estate autunno',
  ],
  [
    'italian',
    'terra, aria, fuoco e acqua',
    "l'acqua, il fuoco, l'aria e la terra | acqua fuoco terra aria",
    'terra aria fuoco',
  ],
]

const NUMERALS: readonly Row[] = [
  [
    'english',
    'World War II',
    'second world war | ww2 | world war two | the 2nd world war | world war 2 | WWII | world war ii',
    'world war i | first world war | world war | world war iii',
  ],
  [
    'english',
    'First World War',
    'world war 1 | world war one | 1st world war | world war i',
    'world war 2 | second world war | world war',
  ],
  [
    'english',
    'King Henry VIII',
    'henry viii | henry the eighth | henry 8 | king henry the 8th | henry 8th | Henry VIIIth',
    'henry vii | king henry | henry | pope henry viii',
  ],
  [
    'english',
    'Henry VIII',
    'king henry viii | king henry the eighth | henry the 8th',
    'henry | henry vi | king henry',
  ],
  [
    'english',
    'Pope John XXIII',
    'john xxiii | john the twenty-third | pope john 23 | john 23',
    'john xxii | pope john | king john xxiii',
  ],
  [
    'english',
    'Louis XIV of France',
    'louis xiv | louis the fourteenth | king louis xiv | louis 14',
    'louis xv | louis | louis of france',
  ],
  [
    'english',
    'Elizabeth II',
    'queen elizabeth ii | elizabeth the second | elizabeth 2 | queen elizabeth the 2nd',
    'elizabeth | elizabeth i',
  ],
  [
    'english',
    'Symphony No. 5',
    'symphony 5 | fifth symphony | 5th symphony | symphony number 5 | symphony number five | symphony no 5',
    'symphony 6 | symphony | fifth',
  ],
  ['english', 'Fifth Symphony', 'symphony no. 5 | 5th symphony | symphony 5', 'sixth symphony | symphony'],
  [
    'english',
    'Chanel No. 5',
    'chanel 5 | chanel number five | chanel n°5 | chanel no 5',
    'chanel | chanel 19',
  ],
  ['english', 'XIV', '14 | fourteen | xiv | fourteenth | 14th', '15 | xvi'],
  ['english', '21st', 'twenty-first | 21 | twenty first | XXI', '22nd | 12th'],
  [
    'english',
    'Super Bowl LIV',
    'super bowl 54 | super bowl fifty-four | sb 54',
    'super bowl 45 | super bowl',
  ],
  ['english', 'Apollo 11', 'apollo eleven | apollo XI', 'apollo 13 | apollo 12'],
  [
    'italian',
    'Seconda guerra mondiale',
    '2a guerra mondiale | ii guerra mondiale | seconda guerra mondiale | la 2° guerra mondiale | guerra mondiale 2',
    'prima guerra mondiale | guerra mondiale | terza guerra mondiale',
  ],
  [
    'italian',
    'Papa Giovanni XXIII',
    'giovanni xxiii | giovanni ventitreesimo | papa giovanni 23 | giovanni 23',
    'giovanni xxii | papa giovanni | re giovanni xxiii',
  ],
  [
    'italian',
    'Luigi XIV',
    're luigi xiv | luigi quattordicesimo | luigi 14 | luigi decimoquarto | Luigi XIV°',
    'luigi xv | luigi',
  ],
  [
    'italian',
    'Enrico VIII d’Inghilterra',
    "enrico viii | enrico ottavo | enrico l'ottavo | re enrico viii",
    'enrico vii | enrico',
  ],
  [
    'italian',
    'Vittorio Emanuele II',
    're vittorio emanuele ii | vittorio emanuele secondo | vittorio emanuele 2',
    'vittorio emanuele | vittorio emanuele iii',
  ],
  ['italian', 'Umberto I', 're umberto i | umberto primo | umberto 1', 'umberto | umberto ii'],
  [
    'italian',
    'Quinta sinfonia',
    'sinfonia n. 5 | sinfonia numero 5 | 5a sinfonia | la quinta sinfonia',
    'sesta sinfonia | sinfonia',
  ],
  [
    'italian',
    'Sinfonia n. 9',
    'nona sinfonia | sinfonia 9 | sinfonia n° 9 | sinfonia numero nove',
    'sinfonia 8 | sinfonia',
  ],
  ['italian', 'XX', '20 | venti | ventesimo', '21 | xxi'],
]

function expectVerdicts(language: Language, answer: string, right: string, wrong: string): void {
  expect({ right: taken(language, answer, right), wrong: taken(language, answer, wrong) }).toEqual({
    right: split(right),
    wrong: [],
  })
}

it.each(TERMS)('[GAME-64] a term that differs in one part, %s: %s', expectVerdicts)
it.each(SHORT)('[GAME-23] a word of three or four letters, %s: %s', expectVerdicts)
it.each(LISTS)('[GAME-65] a list, %s: %s', expectVerdicts)
it.each(NUMERALS)('[GAME-66] a numeral, %s: %s', expectVerdicts)

it('[GAME-65] takes a list in every order, and no list that lacks a thing', () => {
  const things = ['lantern', 'candle', 'pillow', 'anchor', 'feather', 'thunder']
  fc.assert(
    fc.property(fc.shuffledSubarray(things, { minLength: 2 }), fc.nat(), (items, seed) => {
      const key = compileAnswerKey({ answers: [items.join(', ')], language: 'english' })
      const turned = [...items.slice(seed % items.length), ...items.slice(0, seed % items.length)].reverse()
      expect(judge(key, turned.join(' & '))).toBe('correct')
      expect(judge(key, turned.slice(1).join(', '))).not.toBe('correct')
    }),
  )
})
