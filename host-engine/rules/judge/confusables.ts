import type { Language } from '#shared/constants/game.ts'

/** Words one slip apart that people mix up and that mean something else: one is never a typo of another in its group. */
const GROUPS: Readonly<Record<Language, string>> = {
  english: `
    absorption adsorption, adapt adopt, affect effect, allusion illusion, angel angle, austria australia,
    beach peach teach, bottle battle cattle, bread break, bronte bronze, button mutton, candle handle,
    candy sandy handy, castle cattle, casual causal, clock block flock, coast toast roast boast,
    collar dollar, complement compliment, cream dream creak, crown brown drown frown, dairy diary,
    dance lance dunce, desert dessert, discreet discrete, emigrate immigrate, finger singer ginger linger,
    flame frame blame, flour floor, gambia zambia, glass grass class brass, globe glove, grape grave,
    heart heard, honey money, house mouse horse, hunter hunger, hurdle hurtle, ingenious ingenuous,
    island inland, jelly belly, juice joice, latitude altitude attitude,
    light night right fight sight might tight eight, lightning lightening, manet monet, martial marital,
    meteor meter, month mouth, moose goose, moral mortal morale, mother brother bother, naval navel,
    neutron neuron, north forth worth, nurse purse curse, onion union, paint point print saint, paper piper,
    parrot carrot, pearl pear, pedal petal metal medal, personal personnel, perspective prospective,
    pillow willow, plane plant planet place plate, principal principle, prophecy prophesy,
    proton photon, quite quiet, racket rocket pocket packet socket, radio ratio, river liver, sacred scared,
    scarf scare, shark sharp share shape, sheep sleep steep sheet, shell shelf smell spell,
    shirt skirt short, shore shove score, snake shake, solder soldier, sound round hound pound bound mound,
    south mouth, space spice, spade space, spark shark, spoon spool, stable staple, stage state stake,
    stationary stationery, statue status statute, steam stream, stone store storm story, table cable fable,
    thorough through though, throat threat, thumb thump, tooth booth, torch touch porch,
    tower power lower flower, track truck trick, train brain drain grain, trial trail, tunnel funnel,
    united untied, watch match catch patch hatch, water wafer later, weather leather feather heather,
    whale while white, whistle thistle, window widow, winter winner dinner, witch watch, world word sword`,
  italian: `
    accesso eccesso, affetto effetto, austria australia, barba barca, bocca rocca, bruto brutto, cade cadde,
    camino cammino, cane canne, canone cannone, capello cappello, caro carro, carro caro,
    carta sarta, casa cassa, cervo servo corvo nervo, coniglio consiglio, copia coppia, corda corsa borsa,
    coro corro, crosta costa, dente gente lente mente, dita ditta, duomo uomo, emigrare immigrare,
    faccia caccia traccia freccia treccia, fata fatta, fato fatto, fianco bianco banco,
    foglia voglia soglia figlia, freno treno, gabbia sabbia rabbia, gallo giallo, gamba gamma,
    gambia zambia, ghiro giro, giorno girono, latte lotte, lego leggo, libro litro, mancia marcia,
    manet monet, mango manco, mantello martello, mare madre, marte morte, medico modico,
    mento vento lento cento, merlo marlo, miele mele, mito mitto, mondo modo, moto motto, nona nonna,
    nonno nono, notte note, orologio orologiaio, ortica ottica, pacco paco, padre madre,
    pala palla, palla pala, palma calma salma, pappa papa, parma palma, parte arte marte, pazzo pozzo,
    pelle palle, penna pena, pescatore peccatore, pesce pesche, piatto patto gatto matto ratto fatto,
    piazza pizza, piede siede, pino piano, pollice police, pollo polo, polpo polso,
    ponte fonte fronte monte conte, porta posta, pozzo pezzo, punta pinta, ragno regno legno, regia reggia,
    rete prete, rito ritto, rosa rossa, ruota vuota, scarpa sciarpa, sedia media, sera serra,
    seta setta, sete sette, siena scena sirena, sonno sono, specchio secchio, spesa spessa,
    stella stalla sella, suono tuono, tavolo cavolo, tenda benda, terra terza serra, testa festa,
    tetto letto petto, tono tonno, torino tornio torno, torre torte morte corte, tromba tomba, trota torta,
    tuta tutta, velo vello, venere cenere, vetro metro`,
}

function groupsOf(text: string): ReadonlyMap<string, ReadonlySet<number>> {
  const groups = new Map<string, Set<number>>()
  for (const [number, group] of text.split(',').entries()) {
    for (const word of group.trim().split(/\s+/)) {
      const of = groups.get(word) ?? new Set<number>()
      groups.set(word, of.add(number))
    }
  }
  return groups
}

const KNOWN = { english: groupsOf(GROUPS.english), italian: groupsOf(GROUPS.italian) }

/** Whether both words are known to mean different things, however little they differ. */
export function areConfusable(one: string, other: string, language: Language): boolean {
  const groups = KNOWN[language].get(one)
  const others = KNOWN[language].get(other)
  if (!groups || !others || one === other) return false
  return [...groups].some((group) => others.has(group))
}
