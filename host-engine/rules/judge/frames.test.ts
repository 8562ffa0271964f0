import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { loadLexicon } from '../../quizzes/lexicon.ts'
import { compileAnswerKey, holdsAnswer, judge } from './judge.ts'
import { type Row, split, taken } from './testing/taken.ts'

const keyOf = (language: Language, answer: string, prompt?: string, reject: string[] = []) =>
  compileAnswerKey({ answers: [answer], language, prompt, reject })
const ask = (language: Language, answer: string, guess: string, prompt?: string) =>
  judge(keyOf(language, answer, prompt), guess, { isWord: loadLexicon(language) })

describe('a frame around the whole answer', () => {
  it.each([
    ['english', 'mirror', "it's a mirror"],
    ['english', 'mirror', 'its a mirror'],
    ['english', 'mirror', 'It is a mirror.'],
    ['english', 'mirror', 'is it a mirror?'],
    ['english', 'mirror', 'a mirror?'],
    ['english', 'mirror', 'mirror ???'],
    ['english', 'mirror', 'I think it’s a mirror'],
    ['english', 'mirror', 'i think mirror'],
    ['english', 'mirror', 'i think that it is the mirror'],
    ['english', 'mirror', 'what is a mirror?'],
    ['english', 'mirror', "what's a mirror"],
    ['english', 'mirror', 'that is a mirror'],
    ['english', 'mirror', "that's the mirror!"],
    ['english', 'mirror', 'my answer is mirror'],
    ['english', 'mirror', 'my answer is: a mirror'],
    ['english', 'mirror', 'the answer is mirror'],
    ['english', 'mirror', 'my mirror'],
    ['english', 'shadow', 'your shadow'],
    ['english', 'shadow', "it's your shadow"],
    ['english', 'mirror', 'a mirror, i think'],
    ['english', 'footprints', "they're footprints"],
    ['english', 'mirror', "it's a miror"],
    ['english', 'Albert Einstein', 'who is albert einstein?'],
    ['english', 'Albert Einstein', "who's einstein"],
    ['english', 'Albert Einstein', 'I think it was Einstein'],
    ['english', 'Cleopatra', 'is it cleopatra'],
    ['english', '42', "it's forty-two"],
    ['english', 'The Beatles', 'is it the beatles?'],
    ['english', 'Thames', "it's the river thames"],
    ['italian', 'candela', 'è una candela'],
    ['italian', 'candela', "e' una candela"],
    ['italian', 'candela', 'è la candela?'],
    ['italian', 'eco', "è l'eco"],
    ['italian', 'ombra', 'la tua ombra'],
    ['italian', 'ombra', 'è la tua ombra'],
    ['italian', 'ombra', 'la mia ombra?'],
    ['italian', 'nome', 'il tuo nome'],
    ['italian', 'candela', 'credo sia una candela'],
    ['italian', 'candela', 'credo che sia la candela'],
    ['italian', 'candela', 'penso candela'],
    ['italian', 'candela', 'penso che sia una candela'],
    ['italian', 'candela', 'direi la candela'],
    ['italian', 'candela', 'direi che è una candela'],
    ['italian', 'candela', 'secondo me è una candela'],
    ['italian', 'candela', 'secondo me candela'],
    ['italian', 'candela', "cos'è una candela?"],
    ['italian', 'candela', 'sarà una candela'],
    ['italian', 'candela', 'sarà la candela?'],
    ['italian', 'candela', 'la risposta è candela'],
    ['italian', 'candela', 'la risposta è: candela'],
    ['italian', 'candela', 'una candela, credo'],
    ['italian', 'candela', 'è una candella'],
    ['italian', 'Dante Alighieri', 'chi è dante?'],
    ['italian', 'Dante Alighieri', 'credo sia Dante Alighieri'],
    ['italian', 'Giuseppe Garibaldi', 'è garibaldi'],
    ['italian', '12', 'sono dodici'],
    ['italian', 'Po', 'è il fiume Po'],
  ] as const)('[GAME-42] %s: takes %s as “%s”', (language, answer, guess) => {
    expect(ask(language, answer, guess)).toBe('correct')
  })

  it.each([
    ['english', 'mirror', 'is it a mirror or a window?'],
    ['english', 'mirror', 'mirror or window'],
    ['english', 'mirror', 'mirror/window'],
    ['english', 'mirror', 'mirror, window, door'],
    ['english', 'mirror', 'mirror and window'],
    ['english', 'mirror', "it's not a mirror"],
    ['english', 'mirror', 'not a mirror'],
    ['english', 'mirror', "it isn't a mirror"],
    ['english', 'mirror', "i don't think it's a mirror"],
    ['english', 'mirror', 'what is a mirror for'],
    ['english', 'mirror', "it's a broken mirror"],
    ['english', 'mirror', 'maybe a mirror or so'],
    ['english', 'mirror', 'his mirror'],
    ['english', 'mirror', 'it is'],
    ['english', 'mirror', 'i think'],
    ['english', 'it', 'it is cold'],
    ['english', 'time', 'what is time and space'],
    ['english', 'fire', 'is it water? fire?'],
    ['english', 'rain', 'my brain'],
    ['english', 'mirror', "it's a mirror or not"],
    ['english', 'Mars', 'is it mars or venus'],
    ['italian', 'candela', 'è una candela o una lampada?'],
    ['italian', 'candela', 'candela oppure lampada'],
    ['italian', 'candela', 'non è una candela'],
    ['italian', 'candela', 'non credo sia una candela'],
    ['italian', 'candela', 'è una candela spenta'],
    ['italian', 'candela', 'candela, lampada'],
    ['italian', 'candela', 'candela e lampada'],
    ['italian', 'candela', 'la sua candela o la mia'],
    ['italian', 'candela', 'credo'],
    ['italian', 'candela', 'cos’è'],
    ['italian', 'Valentino Rossi', 'sara rossi'],
    ['italian', 'sole', 'è il solo'],
    ['italian', 'candela', 'forse candela ma non so'],
  ] as const)('[GAME-21] %s: %s in “%s” is no guess', (language, answer, guess) => {
    expect(ask(language, answer, guess)).not.toBe('correct')
  })

  it('[GAME-21] still hears the answer in a line that hedges', () => {
    for (const line of ['is it a mirror or a window', 'not a mirror', 'maybe a mirror or so'])
      expect(holdsAnswer(keyOf('english', 'mirror'), line), line).toBe(true)
  })

  it('[GAME-42] takes no rejected guess in a frame', () => {
    const key = keyOf('english', 'Slovenia', undefined, ['Slovakia'])
    expect(judge(key, "it's slovakia")).not.toBe('correct')
    expect(judge(key, "it's slovenia")).toBe('correct')
  })
})

describe('words of the prompt beside the answer', () => {
  it.each([
    ['english', 'Which planet has the brightest rings?', 'Saturn', 'the planet saturn'],
    ['english', 'Which planet has the brightest rings?', 'Saturn', 'planet saturn'],
    ['english', 'Which river crosses London?', 'Thames', "it's the river thames"],
    ['english', 'Name the capital city of Peru', 'Lima', 'the capital is lima'],
    ['english', 'What is the opposite of war, the novel of a Russian?', 'peace', 'the opposite is peace'],
    ['english', 'Which princess asks three riddles?', 'Turandot', 'princess turandot'],
    ['italian', 'Quale principessa pone tre enigmi?', 'Turandot', 'principessa Turandot'],
    ['italian', 'Quale principessa pone tre enigmi?', 'Turandot', 'la principessa turandot'],
    ['italian', 'In quale città si trova il Colosseo?', 'Roma', 'la città di roma'],
    ['italian', 'Come si chiama il gatto con gli stivali rossi?', 'Silvestro', 'il gatto silvestro'],
    ['italian', 'Qual è la regione a forma di stivale?', 'Calabria', 'è la regione calabria'],
    ['italian', 'Quale vento soffia a Trieste?', 'bora', 'il vento di bora'],
  ] as const)('[GAME-42] %s: “%s” %s: takes “%s”', (language, prompt, answer, guess) => {
    expect(ask(language, answer, guess, prompt)).toBe('correct')
  })

  it.each([
    ['english', 'Which is nearer to the sun, Venus or Mars?', 'Venus', 'mars venus'],
    ['english', 'Which is a fruit: tomato or potato?', 'tomato', 'potato tomato'],
    ['english', 'Which planet is nearest to Earth?', 'Venus', 'earth venus'],
    ['english', 'Which planet has the brightest rings?', 'Saturn', 'planet saturn or planet mars'],
    ['english', 'Which planet has the brightest rings?', 'Saturn', 'not planet saturn'],
    ['english', 'Which planet has the brightest rings?', 'Saturn', 'planet jupiter'],
    ['italian', 'Pesa di più il ferro o la paglia?', 'ferro', 'paglia ferro'],
    ['italian', 'Quale principessa pone tre enigmi?', 'Turandot', 'principessa aida'],
    ['italian', 'Quale principessa pone tre enigmi?', 'Turandot', 'la principessa o turandot'],
  ] as const)('[GAME-42] %s: “%s” %s: does not take “%s”', (language, prompt, answer, guess) => {
    expect(ask(language, answer, guess, prompt)).not.toBe('correct')
  })

  it('[GAME-42] takes a noun that says what the name is of, without a prompt', () => {
    expect(ask('english', 'Venus', 'the planet venus')).toBe('correct')
    expect(ask('italian', 'Giotto', 'il pittore Giotto')).toBe('correct')
    expect(ask('english', 'red', 'the colour red')).toBe('correct')
    expect(ask('english', 'lantern', 'the film lantern')).not.toBe('correct')
  })
})

type Prompted = readonly [language: Language, answer: string, prompt: string, right: string, wrong: string]

/** The prompt said again around an answer; its names only as it has them, for else they are candidates. */
const QUOTED: readonly Prompted[] = [
  [
    'english',
    'Jupiter',
    'Which planet is the biggest?',
    'jupiter is the biggest planet',
    'the biggest planet | planet | planet saturn',
  ],
  [
    'english',
    'Ljubljana',
    'What is the capital of Slovenia?',
    'ljubljana is the capital | the capital of slovenia is ljubljana | ljubljana in slovenia | ljubljana is the capital of slovenia',
    'slovenia | the capital of slovenia | bratislava in slovakia',
  ],
  [
    'english',
    'Nabucco',
    'Which opera by Verdi has the chorus of the Hebrew slaves?',
    "verdi's nabucco | nabucco by verdi | nabucco by giuseppe verdi | nabucco (verdi)",
    "verdi | verdi opera | verdi's aida",
  ],
  [
    'english',
    'Sahara',
    'What is the largest hot desert?',
    'the sahara is the largest',
    'desert | the hot desert | the largest desert',
  ],
  [
    'english',
    'cheetah',
    'Which feline is the fastest land animal?',
    'the cheetah is the fastest land animal',
    'the fastest feline | an animal | cheetah or puma',
  ],
  [
    'english',
    'Turin',
    'In which Italian city is the Mole Antonelliana?',
    'the italian city of turin | turin is the city',
    'city | italy | milan or turin',
  ],
  [
    'english',
    'Portia',
    "Which heroine of Shakespeare's The Merchant of Venice pleads in court?",
    "shakespeare's portia | portia from the merchant of venice | portia in the merchant of venice",
    'shakespeare | the merchant of venice | jessica or portia',
  ],
  [
    'english',
    '1789',
    'In what year did the French Revolution begin?',
    'the french revolution began in 1789',
    '1798 | 1789 or 1790 | the year of revolution',
  ],
  [
    'english',
    'Kilauea',
    "Which volcano is on Hawaii's Big Island?",
    "volcano kilauea on hawaii | it's kilauea on the big island",
    'hawaii | mauna loa | kilauea or mauna loa',
  ],
  [
    'english',
    'violin',
    'Which instrument did Paganini play?',
    'he played the violin | paganini played the violin | i think he played the violin',
    'instrument | violin or viola | violin case',
  ],
  [
    'english',
    'butterfly',
    'What does a caterpillar become?',
    'it becomes a butterfly | a caterpillar becomes a butterfly | it becomes the butterfly | becomes a butterfly',
    'a caterpillar | caterpillar butterfly moth | butterfly or moth',
  ],
  [
    'english',
    'copper',
    "Which metal do the Statue of Liberty's plates consist of?",
    'it consists of copper',
    'metal plates | copper and zinc | statue',
  ],
  [
    'english',
    'Vesuvius',
    'Which volcano destroyed Pompeii?',
    'mount vesuvius destroyed pompeii | vesuvius destroyed pompeii',
    'pompeii | volcano | pompeii vesuvius etna',
  ],
  [
    'english',
    'quartz',
    'What mineral makes up most sand?',
    'most sand is quartz | quartz makes up most sand',
    'mineral | sand | quartz sandstone',
  ],
  [
    'english',
    'Chile',
    'Which country owns Easter Island?',
    'chile owns easter island | chile owns it',
    'easter island | peru owns easter island | chile or peru',
  ],
  [
    'english',
    'lightning',
    'I come before thunder. What am I?',
    'lightning comes before thunder | lightning is my answer',
    'thunder lightning | thunder | thunder and lightning',
  ],
  [
    'english',
    'Amazon',
    'Which river crosses Brazil and ends in the Atlantic?',
    'the amazon in brazil | the amazon crosses brazil',
    'brazil | atlantic amazon | the atlantic',
  ],
  [
    'english',
    'ruby',
    'Which gem is red corundum?',
    'a ruby is red corundum | is the answer ruby? | i think the answer is ruby',
    'red | red gem | ruby or garnet',
  ],
  [
    'english',
    'Icarus',
    'In Greek myth, who flew too near the Sun?',
    'icarus flew too near the sun | icarus flew too near | icarus in greek myth',
    'sun icarus daedalus | daedalus | the sun',
  ],
  [
    'english',
    'eleven',
    'How many players are in a football team?',
    'eleven players are in a football team | 11 in a team',
    'ten players | players | 11 or 12',
  ],
  [
    'english',
    'Macbeth',
    'Which Shakespeare play has three witches?',
    "shakespeare's macbeth | macbeth by shakespeare | macbeth by william shakespeare | macbeth has three witches",
    "shakespeare | shakespeare's hamlet | hamlet",
  ],
  [
    'english',
    'Titan',
    "Which is Saturn's largest moon?",
    "saturn's titan | titan is saturn's largest moon | titan of saturn",
    'saturn | saturn titan rhea | moon',
  ],
  [
    'english',
    'The Beatles',
    'Who recorded Abbey Road?',
    'the beatles recorded abbey road',
    'abbey road | the monkees | beetles and stones',
  ],
  [
    'english',
    'Mars',
    'Which planet is next to Earth, away from the Sun?',
    'mars is next to earth',
    'earth mars | sun mars | venus mars',
  ],
  [
    'english',
    'Rome',
    'What is the capital of Italy?',
    'rome in italy | rome is the capital of italy',
    'milan in italy | italy rome milan | italy',
  ],
  [
    'english',
    'Robin',
    "Who is Batman's sidekick?",
    "batman's sidekick is robin | batman's robin",
    'batman | batman and robin | joker',
  ],
  [
    'english',
    'Rigoletto',
    'Which opera by Verdi came after Macbeth?',
    "verdi's rigoletto | rigoletto by verdi",
    'macbeth rigoletto | rigoletto macbeth | macbeth',
  ],
  [
    'english',
    'Diana',
    "Who was Apollo's sister?",
    "apollo's sister was diana",
    'apollo diana | apollo | venus',
  ],
  [
    'italian',
    'Giove',
    'Qual è il pianeta più grande?',
    'giove è il pianeta più grande | il pianeta più grande è giove | il più grande è giove | credo che il pianeta sia giove',
    'il pianeta più grande | pianeta | pianeta saturno',
  ],
  [
    'italian',
    'Lubiana',
    'Qual è la capitale della Slovenia?',
    'lubiana è la capitale | la capitale della slovenia è lubiana | lubiana in slovenia | lubiana (slovenia)',
    'slovenia | la capitale della slovenia | la capitale è zagabria',
  ],
  [
    'italian',
    'Nabucco',
    'Quale opera di Verdi contiene il Va, pensiero?',
    'il nabucco di verdi | nabucco di giuseppe verdi | nabucco (verdi) | nabucco di verdi',
    'verdi | opera di verdi | aida di verdi',
  ],
  [
    'italian',
    'Sahara',
    'Qual è il deserto caldo più grande del mondo?',
    'il sahara è il più grande | il più grande è il sahara',
    'deserto | deserto caldo | il deserto del gobi',
  ],
  [
    'italian',
    'ghepardo',
    "Quale felino è l'animale terrestre più veloce?",
    "il più veloce è il ghepardo | l'animale più veloce è il ghepardo | il ghepardo è il felino più veloce",
    'un felino | il felino più veloce | ghepardo o leopardo',
  ],
  [
    'italian',
    'Torino',
    'In quale città si trova la Mole Antonelliana?',
    'si trova a torino | la mole si trova a torino',
    'città | mole antonelliana | milano o torino',
  ],
  [
    'italian',
    'Salieri',
    'Quale compositore avrebbe avvelenato Mozart?',
    'è stato salieri | salieri avrebbe avvelenato mozart',
    'mozart | compositore mozart | mozart salieri',
  ],
  [
    'italian',
    '1861',
    "In che anno è stata proclamata l'unità d'Italia?",
    "l'unità d'italia è stata proclamata nel 1861",
    "1816 | 1861 o 1870 | anno dell'unità",
  ],
  [
    'italian',
    'Stromboli',
    'Quale vulcano delle Eolie è sempre attivo?',
    'stromboli nelle eolie | lo stromboli delle eolie',
    'vulcano | eolie | vulcano o stromboli',
  ],
  [
    'italian',
    'violino',
    'Quale strumento suonava Paganini?',
    'paganini suonava il violino | il violino di paganini',
    'strumento | violino o viola | custodia di violino',
  ],
  [
    'italian',
    'rame',
    'Di che metallo è fatta la Statua della Libertà?',
    'la statua è fatta di rame',
    'metallo | ferro e rame | rame o bronzo',
  ],
  [
    'italian',
    'Vesuvio',
    'Quale vulcano distrusse Pompei?',
    'vesuvio distrusse pompei | il vesuvio distrusse pompei | è stato il vesuvio',
    'pompei | vulcano | pompei etna',
  ],
  [
    'italian',
    'Ancona',
    'Qual è il capoluogo delle Marche?',
    'ancona nelle marche | il capoluogo delle marche è ancona | ancona (marche) | ancona è il capoluogo',
    'marche | capoluogo delle marche | pesaro e ancona',
  ],
  [
    'italian',
    'Portia',
    'Quale eroina del Mercante di Venezia di Shakespeare parla in tribunale?',
    'la portia di shakespeare | portia di shakespeare',
    'shakespeare | mercante di venezia | jessica o portia',
  ],
  [
    'italian',
    'quarzo',
    'Quale minerale compone gran parte della sabbia?',
    'il quarzo compone gran parte della sabbia | credo che il minerale sia il quarzo',
    'minerale | sabbia | quarzo o mica',
  ],
  [
    'italian',
    'Cile',
    "A quale paese appartiene l'Isola di Pasqua?",
    "l'isola di pasqua appartiene al cile",
    'isola di pasqua | appartiene al perù | cile o perù',
  ],
  [
    'italian',
    'Pinturicchio',
    'Quale pittore affrescò la Libreria Piccolomini?',
    'pinturicchio affrescò la libreria piccolomini | è stato pinturicchio | fu pinturicchio',
    'piccolomini | pittore | perugino o pinturicchio',
  ],
  [
    'italian',
    'fulmine',
    'Arrivo prima del tuono. Chi sono?',
    'il fulmine per me',
    'tuono fulmine | tuono e fulmine | tuono',
  ],
  [
    'italian',
    'Adige',
    'Quale fiume attraversa Verona?',
    "l'adige attraversa verona | l'adige a verona",
    'verona | fiume | adige o po',
  ],
  [
    'italian',
    'rubino',
    'Quale gemma è un corindone rosso?',
    'il rubino è un corindone rosso | penso che la risposta sia rubino',
    'corindone | gemma rossa | rubino o granato',
  ],
  [
    'italian',
    'Icaro',
    'Chi volò troppo vicino al Sole?',
    'icaro volò troppo vicino al sole | fu icaro',
    'sole | il sole icaro dedalo | dedalo',
  ],
  [
    'italian',
    'undici',
    'Quanti giocatori ha una squadra di calcio?',
    'una squadra di calcio ha undici giocatori | una squadra ha undici giocatori',
    'dieci giocatori | giocatori | 11 o 12',
  ],
  [
    'italian',
    'Macbeth',
    'Quale tragedia di Shakespeare comincia con tre streghe?',
    'il macbeth di shakespeare | macbeth di shakespeare | macbeth comincia con tre streghe | macbeth di william shakespeare',
    'shakespeare | amleto di shakespeare | macbeth amleto',
  ],
  [
    'italian',
    'Titano',
    'Qual è la luna più grande di Saturno?',
    'titano di saturno | titano è la luna più grande di saturno | la luna più grande è titano | la più grande è titano',
    'saturno | saturno titano rea | la luna',
  ],
  [
    'italian',
    'Marte',
    'Quale pianeta segue la Terra?',
    'marte segue la terra',
    'terra marte | la terra e marte | terra',
  ],
  [
    'italian',
    'Roma',
    "Qual è la capitale d'Italia?",
    "roma in italia | roma è la capitale d'italia",
    'milano in italia | italia | italia roma milano',
  ],
  [
    'italian',
    'Rigoletto',
    'Quale opera di Verdi seguì il Macbeth?',
    'rigoletto di verdi | il rigoletto di verdi',
    'macbeth rigoletto | macbeth e rigoletto | verdi',
  ],
  [
    'italian',
    'Diana',
    'Chi era la sorella di Apollo?',
    'la sorella di apollo era diana',
    'apollo diana | apollo e diana | apollo',
  ],
  [
    'italian',
    'volpe',
    "Nella favola, chi non arriva all'uva?",
    "la volpe non arriva all'uva",
    'uva | corvo e volpe | la volpe o il corvo',
  ],
  [
    'italian',
    'forchetta',
    'Ho i denti ma non mordo. Cosa sono?',
    '',
    'denti e forchetta | denti | pettine o forchetta',
  ],
  [
    'italian',
    'lupo',
    'Chi si traveste da nonna in Cappuccetto Rosso?',
    'il lupo si traveste da nonna',
    'la nonna e il lupo | nonna | cappuccetto rosso',
  ],
]

/** One frame at either end, or about the answer. */
const FRAMED: readonly Row[] = [
  [
    'english',
    'Bhutan',
    'i think the answer is bhutan',
    'i think nepal or bhutan | bhutan nepal | bhutan, nepal',
  ],
  ['english', 'saffron', 'i would say saffron', 'saffron rice | turmeric not saffron | saffron/turmeric'],
  [
    'english',
    'Oslo',
    'oslo is my answer',
    "it's oslo, i think | is it oslo i think | oslo or bergen | is it oslo or bergen | maybe not oslo",
  ],
  [
    'italian',
    'Bhutan',
    'credo che la risposta sia bhutan | secondo me la risposta è bhutan',
    'nepal o bhutan | bhutan nepal | non il bhutan',
  ],
  [
    'italian',
    'Oslo',
    'oslo è la mia risposta',
    'è oslo secondo me | è oslo, credo | oslo o bergen | forse oslo forse bergen | oslo bergen',
  ],
]

function expectVerdicts(language: Language, answer: string, right: string, wrong: string): void {
  expect({ right: taken(language, answer, right), wrong: taken(language, answer, wrong) }).toEqual({
    right: split(right),
    wrong: [],
  })
}

it.each(FRAMED)('[GAME-42] a frame, %s: %s', expectVerdicts)
it.each(QUOTED)('[GAME-42] the prompt said again, %s: %s', (language, answer, prompt, right, wrong) => {
  expect({
    right: taken(language, answer, right, prompt),
    wrong: taken(language, answer, wrong, prompt),
  }).toEqual({ right: split(right), wrong: [] })
})
