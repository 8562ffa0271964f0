import type { Language } from '#shared/constants/game.ts'
import type { QuizCategory } from '#shared/constants/quiz-categories.ts'
import { lazily } from '../draw.ts'

/** Whole lists: fame | broad category | `>` where the order counts | English title | members | Italian title | members. */
const TABLE = `
1|science|>|planets, from the Sun outwards|Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune|pianeti, partendo dal Sole|Mercurio, Venere, Terra, Marte, Giove, Saturno, Urano, Nettuno
1|everyday|>|months of the year|January, February, March, April, May, June, July, August, September, October, November, December|mesi dell’anno|gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre
1|everyday|>|signs of the zodiac|Aries, Taurus, Gemini, Cancer, Leo, Virgo, Libra, Scorpio, Sagittarius, Capricorn, Aquarius, Pisces|segni dello zodiaco|Ariete, Toro, Gemelli, Cancro, Leone, Vergine, Bilancia, Scorpione, Sagittario, Capricorno, Acquario, Pesci
1|nature|>|colours of the rainbow|red, orange, yellow, green, blue, indigo, violet|colori dell’arcobaleno|rosso, arancione, giallo, verde, azzurro, indaco, violetto
1|screen_and_music|>|notes of the scale of C major, sung|do, re, mi, fa, sol, la, ti|note della scala di do maggiore|do, re, mi, fa, sol, la, si
1|screen_and_music||Snow White’s dwarfs in the Disney film|Doc, Grumpy, Happy, Sleepy, Bashful, Sneezy, Dopey|nani di Biancaneve nel film Disney|Dotto, Brontolo, Gongolo, Pisolo, Mammolo, Eolo, Cucciolo
1|screen_and_music||members of the Beatles|John Lennon, Paul McCartney, George Harrison, Ringo Starr|componenti dei Beatles|John Lennon, Paul McCartney, George Harrison, Ringo Starr
2|screen_and_music||members of Queen|Freddie Mercury, Brian May, Roger Taylor, John Deacon|componenti dei Queen|Freddie Mercury, Brian May, Roger Taylor, John Deacon
1|screen_and_music||houses of Hogwarts|Gryffindor, Hufflepuff, Ravenclaw, Slytherin|case di Hogwarts|Grifondoro, Tassorosso, Corvonero, Serpeverde
2|screen_and_music||Teenage Mutant Ninja Turtles|Leonardo, Donatello, Raphael, Michelangelo|Tartarughe Ninja|Leonardo, Donatello, Raffaello, Michelangelo
1|logic||suits of a deck of French cards|hearts, diamonds, clubs, spades|semi delle carte francesi|cuori, quadri, fiori, picche
1|sport||kinds of chess pieces|king, queen, rook, bishop, knight, pawn|tipi di pezzi degli scacchi|re, donna, torre, alfiere, cavallo, pedone
2|history||Wonders of the Ancient World|the Great Pyramid, the Hanging Gardens, the Temple of Artemis, the Statue of Zeus, the Mausoleum, the Colossus of Rhodes, the Lighthouse of Alexandria|meraviglie del mondo antico|la Piramide di Cheope, i Giardini pensili, il Tempio di Artemide, la Statua di Zeus, il Mausoleo, il Colosso di Rodi, il Faro di Alessandria
2|history|>|kings of Rome|Romulus, Numa Pompilius, Tullus Hostilius, Ancus Marcius, Tarquinius Priscus, Servius Tullius, Tarquin the Proud|re di Roma|Romolo, Numa Pompilio, Tullo Ostilio, Anco Marzio, Tarquinio Prisco, Servio Tullio, Tarquinio il Superbo
3|history||hills of Rome|Palatine, Aventine, Capitoline, Quirinal, Viminal, Esquiline, Caelian|colli di Roma|Palatino, Aventino, Campidoglio, Quirinale, Viminale, Esquilino, Celio
2|everyday||deadly sins|pride, greed, lust, envy, gluttony, wrath, sloth|vizi capitali|superbia, avarizia, lussuria, invidia, gola, ira, accidia
2|history||Evangelists|Matthew, Mark, Luke, John|evangelisti|Matteo, Marco, Luca, Giovanni
2|history||gifts of the Magi|gold, frankincense, myrrh|doni dei Magi|oro, incenso, mirra
1|nature||seasons|spring, summer, autumn, winter|stagioni|primavera, estate, autunno, inverno
1|nature||senses|sight, hearing, touch, taste, smell|sensi|vista, udito, tatto, gusto, olfatto
1|places||oceans|Atlantic, Pacific, Indian, Arctic, Southern|oceani|Atlantico, Pacifico, Indiano, Artico, Antartico
2|places||Great Lakes of North America|Superior, Michigan, Huron, Erie, Ontario|Grandi Laghi dell’America del Nord|Superiore, Michigan, Huron, Erie, Ontario
2|places||Baltic states|Estonia, Latvia, Lithuania|repubbliche baltiche|Estonia, Lettonia, Lituania
1|places||parts of the United Kingdom|England, Scotland, Wales, Northern Ireland|parti del Regno Unito|Inghilterra, Scozia, Galles, Irlanda del Nord
3|science||noble gases up to radon|helium, neon, argon, krypton, xenon, radon|gas nobili fino al radon|elio, neon, argon, kripton, xeno, radon
3|science||halogens up to iodine|fluorine, chlorine, bromine, iodine|alogeni fino allo iodio|fluoro, cloro, bromo, iodio
3|science||flavours of quarks|up, down, charm, strange, top, bottom|tipi di quark|up, down, charm, strange, top, bottom
3|science||Platonic solids|tetrahedron, cube, octahedron, dodecahedron, icosahedron|solidi platonici|tetraedro, cubo, ottaedro, dodecaedro, icosaedro
3|science||large moons that Galileo discovered|Io, Europa, Ganymede, Callisto|lune scoperte da Galileo|Io, Europa, Ganimede, Callisto
2|science|>|letters of the Greek alphabet|alpha, beta, gamma, delta, epsilon, zeta, eta, theta, iota, kappa, lambda, mu, nu, xi, omicron, pi, rho, sigma, tau, upsilon, phi, chi, psi, omega|lettere dell’alfabeto greco|alfa, beta, gamma, delta, epsilon, zeta, eta, theta, iota, kappa, lambda, mi, ni, xi, omicron, pi, rho, sigma, tau, ypsilon, phi, chi, psi, omega
2|everyday|>|words of the NATO alphabet|Alfa, Bravo, Charlie, Delta, Echo, Foxtrot, Golf, Hotel, India, Juliett, Kilo, Lima, Mike, November, Oscar, Papa, Quebec, Romeo, Sierra, Tango, Uniform, Victor, Whiskey, X-ray, Yankee, Zulu|parole dell’alfabeto NATO|Alfa, Bravo, Charlie, Delta, Echo, Foxtrot, Golf, Hotel, India, Juliett, Kilo, Lima, Mike, November, Oscar, Papa, Quebec, Romeo, Sierra, Tango, Uniform, Victor, Whiskey, X-ray, Yankee, Zulu
3|arts||Muses|Calliope, Clio, Erato, Euterpe, Melpomene, Polyhymnia, Terpsichore, Thalia, Urania|Muse|Calliope, Clio, Erato, Euterpe, Melpomene, Polimnia, Tersicore, Talia, Urania
1|arts||Dumas’s musketeers, d’Artagnan included|Athos, Porthos, Aramis, d’Artagnan|moschettieri di Dumas, compreso d’Artagnan|Athos, Porthos, Aramis, d’Artagnan
2|arts||March sisters in “Little Women”|Meg, Jo, Beth, Amy|sorelle March di «Piccole donne»|Meg, Jo, Beth, Amy
2|arts||tragic heroes who give Shakespeare’s four great tragedies their titles|Hamlet, Othello, King Lear, Macbeth|eroi che danno il titolo alle quattro grandi tragedie di Shakespeare|Amleto, Otello, Re Lear, Macbeth
3|science|>|geological periods from the Cambrian to the Cretaceous|Cambrian, Ordovician, Silurian, Devonian, Carboniferous, Permian, Triassic, Jurassic, Cretaceous|periodi geologici dal Cambriano al Cretaceo|Cambriano, Ordoviciano, Siluriano, Devoniano, Carbonifero, Permiano, Triassico, Giurassico, Cretaceo
3|history|>|first emperors of Rome|Augustus, Tiberius, Caligula, Claudius, Nero, Galba, Otho, Vitellius, Vespasian, Titus, Domitian, Nerva, Trajan, Hadrian|primi imperatori di Roma|Augusto, Tiberio, Caligola, Claudio, Nerone, Galba, Otone, Vitellio, Vespasiano, Tito, Domiziano, Nerva, Traiano, Adriano
2|sport|>|host cities of the Summer Olympics from 1960 to 2016|Rome, Tokyo, Mexico City, Munich, Montreal, Moscow, Los Angeles, Seoul, Barcelona, Atlanta, Sydney, Athens, Beijing, London, Rio de Janeiro|sedi delle Olimpiadi estive dal 1960 al 2016|Roma, Tokyo, Città del Messico, Monaco di Baviera, Montréal, Mosca, Los Angeles, Seul, Barcellona, Atlanta, Sydney, Atene, Pechino, Londra, Rio de Janeiro
2|sport||strokes of the swimming medley|butterfly, backstroke, breaststroke, freestyle|stili dei misti nel nuoto|farfalla, dorso, rana, stile libero
2|science|>|metric prefixes, each a thousand times greater|kilo, mega, giga, tera, peta, exa|prefissi, ognuno mille volte più grande|kilo, mega, giga, tera, peta, exa
2|nature|>|animals of the Chinese zodiac, from the rat|Rat, Ox, Tiger, Rabbit, Dragon, Snake, Horse, Goat, Monkey, Rooster, Dog, Pig|animali dello zodiaco cinese, a partire dal topo|Topo, Bue, Tigre, Coniglio, Drago, Serpente, Cavallo, Capra, Scimmia, Gallo, Cane, Maiale
`

export interface ClosedList {
  readonly fame: number
  readonly category: QuizCategory
  readonly isOrdered: boolean
  readonly titles: Readonly<Record<Language, string>>
  readonly members: Readonly<Record<Language, readonly string[]>>
}

export const closedLists = lazily((): readonly ClosedList[] =>
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [fame, category, order, english = '', inEnglish = '', italian = '', inItalian = ''] =
        line.split('|')
      return {
        fame: Number(fame),
        category: category as QuizCategory,
        isOrdered: order === '>',
        titles: { english, italian },
        members: { english: inEnglish.split(', '), italian: inItalian.split(', ') },
      }
    }),
)

const ALIASES: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  english: {
    Southern: ['Antarctic', 'Southern Ocean'],
    autumn: ['fall'],
    greed: ['avarice'],
    wrath: ['anger'],
    rook: ['castle'],
    violet: ['purple'],
    ti: ['si'],
    Goat: ['Sheep', 'Ram'],
    Rooster: ['Cock', 'Chicken'],
    Rabbit: ['Hare'],
    Ox: ['Bull', 'Buffalo', 'Cow'],
    Pig: ['Boar'],
    Rat: ['Mouse'],
    cube: ['hexahedron'],
    sight: ['vision'],
    freestyle: ['crawl', 'front crawl'],
    Juliett: ['Juliet'],
    Alfa: ['Alpha'],
    frankincense: ['incense'],
    Augustus: ['Octavian'],
    Raphael: ['Raffaello'],
    'Tarquin the Proud': ['Tarquinius Superbus'],
    Scorpio: ['Scorpius'],
    Capricorn: ['Capricornus'],
  },
  italian: {
    Antartico: ['Australe', 'Meridionale', 'Oceano del Sud'],
    donna: ['regina'],
    ira: ['rabbia', 'collera'],
    accidia: ['pigrizia'],
    avarizia: ['avidità'],
    violetto: ['viola'],
    azzurro: ['blu', 'celeste'],
    Bue: ['Bufalo', 'Toro', 'Mucca'],
    Topo: ['Ratto'],
    Coniglio: ['Lepre'],
    Capra: ['Pecora'],
    Maiale: ['Cinghiale'],
    cubo: ['esaedro'],
    olfatto: ['odorato'],
    alfiere: ['vescovo'],
    xi: ['csi'],
    phi: ['fi'],
    mi: ['mu', 'my'],
    ni: ['nu', 'ny'],
    theta: ['teta'],
    ypsilon: ['ipsilon', 'upsilon'],
    lambda: ['lamda'],
    Augusto: ['Ottaviano Augusto', 'Ottaviano'],
    Juliett: ['Juliet'],
    Alfa: ['Alpha'],
    'Re Lear': ['Lear'],
    'stile libero': ['crawl'],
    Campidoglio: ['Capitolino'],
    Polimnia: ['Polinnia'],
  },
}

/** The member, then what else it is called. */
export const memberAnswers = (list: ClosedList, language: Language, place: number): string[] => {
  const name = list.members[language][place] ?? ''
  return [name, ...(ALIASES[language][name] ?? [])]
}
