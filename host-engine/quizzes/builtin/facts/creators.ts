import type { Language } from '#shared/constants/game.ts'
import { lazily } from '../draw.ts'

export type Art = 'book' | 'painting' | 'music' | 'film'

/** Art | fame | creator | in Italian, where it differs | works | works in Italian. */
const TABLE = `
book|1|William Shakespeare||Romeo and Juliet, A Midsummer Night’s Dream, The Tempest, The Merchant of Venice|Romeo e Giulietta, Sogno di una notte di mezza estate, La tempesta, Il mercante di Venezia
book|1|Charles Dickens||Oliver Twist, Great Expectations, A Christmas Carol, A Tale of Two Cities|Oliver Twist, Grandi speranze, Canto di Natale, Le due città
book|1|Jane Austen||Pride and Prejudice, Emma, Sense and Sensibility, Persuasion|Orgoglio e pregiudizio, Emma, Ragione e sentimento, Persuasione
book|1|Agatha Christie||Murder on the Orient Express, Death on the Nile, And Then There Were None|Assassinio sull’Orient Express, Poirot sul Nilo, Dieci piccoli indiani
book|1|J. R. R. Tolkien||The Hobbit, The Lord of the Rings, The Silmarillion|Lo Hobbit, Il Signore degli Anelli, Il Silmarillion
book|1|Roald Dahl||Matilda, The BFG, The Witches, Charlie and the Chocolate Factory|Matilde, Il GGG, Le streghe, La fabbrica di cioccolato
book|1|Jules Verne||Around the World in Eighty Days, Journey to the Centre of the Earth, Michael Strogoff|Il giro del mondo in ottanta giorni, Viaggio al centro della Terra, Michele Strogoff
book|2|Leo Tolstoy|Lev Tolstoj|War and Peace, Anna Karenina, The Death of Ivan Ilyich|Guerra e pace, Anna Karenina, La morte di Ivan Il’ič
book|2|Fyodor Dostoevsky|Fëdor Dostoevskij|Crime and Punishment, The Idiot, The Brothers Karamazov|Delitto e castigo, L’idiota, I fratelli Karamazov
book|2|Victor Hugo||Les Misérables, The Hunchback of Notre-Dame, Toilers of the Sea|I miserabili, Notre-Dame de Paris, I lavoratori del mare
book|2|George Orwell||Animal Farm, Nineteen Eighty-Four, Homage to Catalonia|La fattoria degli animali, 1984, Omaggio alla Catalogna
book|2|Ernest Hemingway||The Old Man and the Sea, A Farewell to Arms, For Whom the Bell Tolls|Il vecchio e il mare, Addio alle armi, Per chi suona la campana
book|2|Oscar Wilde||The Picture of Dorian Gray, The Importance of Being Earnest, The Canterville Ghost|Il ritratto di Dorian Gray, L’importanza di chiamarsi Ernesto, Il fantasma di Canterville
book|2|Italo Calvino||The Baron in the Trees, Invisible Cities, The Cloven Viscount|Il barone rampante, Le città invisibili, Il visconte dimezzato
book|2|Umberto Eco||The Name of the Rose, Foucault’s Pendulum, Baudolino|Il nome della rosa, Il pendolo di Foucault, Baudolino
book|3|Gabriel García Márquez||One Hundred Years of Solitude, Love in the Time of Cholera, Chronicle of a Death Foretold|Cent’anni di solitudine, L’amore ai tempi del colera, Cronaca di una morte annunciata
book|3|Franz Kafka||The Metamorphosis, The Trial, The Castle|La metamorfosi, Il processo, Il castello
book|3|Thomas Mann||The Magic Mountain, Buddenbrooks, Death in Venice|La montagna incantata, I Buddenbrook, La morte a Venezia
book|3|John Steinbeck||The Grapes of Wrath, Of Mice and Men, East of Eden|Furore, Uomini e topi, La valle dell’Eden
painting|1|Leonardo da Vinci||the Mona Lisa, The Last Supper, Lady with an Ermine|La Gioconda, L’Ultima Cena, La dama con l’ermellino
painting|1|Vincent van Gogh||The Starry Night, Sunflowers, The Potato Eaters|Notte stellata, I girasoli, I mangiatori di patate
painting|1|Pablo Picasso||Guernica, Les Demoiselles d’Avignon, The Weeping Woman|Guernica, Les demoiselles d’Avignon, La donna che piange
painting|2|Sandro Botticelli||The Birth of Venus, Primavera, Venus and Mars|La nascita di Venere, La Primavera, Venere e Marte
painting|2|Johannes Vermeer|Jan Vermeer|Girl with a Pearl Earring, The Milkmaid, View of Delft|La ragazza con l’orecchino di perla, La lattaia, Veduta di Delft
painting|2|Gustav Klimt||The Kiss, Judith and the Head of Holofernes, the Beethoven Frieze|Il bacio, Giuditta, il Fregio di Beethoven
painting|2|Caravaggio||The Calling of Saint Matthew, the Bacchus of the Uffizi, the Medusa on a shield|La vocazione di san Matteo, il Bacco degli Uffizi, la Medusa su uno scudo
painting|3|Diego Velázquez||Las Meninas, The Surrender of Breda, the Rokeby Venus|Las Meninas, La resa di Breda, la Venere Rokeby
painting|3|Edward Hopper||Nighthawks, Automat, Early Sunday Morning|I nottambuli, Automat, Domenica mattina presto
music|1|Giuseppe Verdi||Aida, Nabucco, La traviata, Rigoletto|Aida, Nabucco, La traviata, Rigoletto
music|1|Wolfgang Amadeus Mozart||The Magic Flute, Don Giovanni, The Marriage of Figaro|Il flauto magico, Don Giovanni, Le nozze di Figaro
music|1|Ludwig van Beethoven||the Moonlight Sonata, Für Elise, the Eroica Symphony, Fidelio|la sonata «Al chiaro di luna», Per Elisa, l’«Eroica», Fidelio
music|1|Pyotr Tchaikovsky|Pëtr Čajkovskij|Swan Lake, The Nutcracker, The Sleeping Beauty|Il lago dei cigni, Lo schiaccianoci, La bella addormentata
music|2|Giacomo Puccini||Tosca, La bohème, Turandot, Madama Butterfly|Tosca, La bohème, Turandot, Madama Butterfly
music|2|Gioachino Rossini||The Barber of Seville, William Tell, La Cenerentola, The Thieving Magpie|Il barbiere di Siviglia, Guglielmo Tell, La Cenerentola, La gazza ladra
music|2|Richard Wagner||Lohengrin, Parsifal, Tannhäuser, The Flying Dutchman|Lohengrin, Parsifal, Tannhäuser, L’olandese volante
music|3|Johann Sebastian Bach||the Brandenburg Concertos, the Goldberg Variations, the St Matthew Passion|i Concerti brandeburghesi, le Variazioni Goldberg, la Passione secondo Matteo
music|3|Maurice Ravel||Boléro, Daphnis et Chloé, La valse|il Boléro, Daphnis et Chloé, La valse
music|3|Igor Stravinsky|Igor Stravinskij|The Rite of Spring, The Firebird, Petrushka|La sagra della primavera, L’uccello di fuoco, Petruška
film|1|Steven Spielberg||E.T., Jaws, Jurassic Park, Schindler’s List|E.T., Lo squalo, Jurassic Park, Schindler’s List
film|1|James Cameron||Titanic, Avatar, The Terminator|Titanic, Avatar, Terminator
film|2|Alfred Hitchcock||Psycho, The Birds, Rear Window, Vertigo|Psyco, Gli uccelli, La finestra sul cortile, La donna che visse due volte
film|2|Stanley Kubrick||The Shining, A Clockwork Orange, Barry Lyndon, Full Metal Jacket|Shining, Arancia meccanica, Barry Lyndon, Full Metal Jacket
film|2|Quentin Tarantino||Pulp Fiction, Kill Bill, Reservoir Dogs|Pulp Fiction, Kill Bill, Le iene
film|2|Federico Fellini||La dolce vita, 8½, Amarcord, La strada|La dolce vita, 8½, Amarcord, La strada
film|2|Christopher Nolan||Inception, Interstellar, Memento, Oppenheimer|Inception, Interstellar, Memento, Oppenheimer
film|2|Hayao Miyazaki||Spirited Away, My Neighbour Totoro, Princess Mononoke|La città incantata, Il mio vicino Totoro, Principessa Mononoke
film|3|Ridley Scott||Alien, Blade Runner, Gladiator|Alien, Blade Runner, Il gladiatore
film|3|Sergio Leone||The Good, the Bad and the Ugly; Once Upon a Time in the West; A Fistful of Dollars|Il buono, il brutto, il cattivo; C’era una volta il West; Per un pugno di dollari
`

export interface Creator {
  readonly art: Art
  readonly fame: number
  readonly names: Readonly<Record<Language, string>>
  readonly works: Readonly<Record<Language, readonly string[]>>
}

const split = (works: string): string[] => works.split(works.includes(';') ? '; ' : ', ')

export const creators = lazily((): readonly Creator[] =>
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [art, fame, english = '', italian, inEnglish = '', inItalian = ''] = line.split('|')
      return {
        art: art as Art,
        fame: Number(fame),
        names: { english, italian: italian || english },
        works: { english: split(inEnglish), italian: split(inItalian) },
      }
    }),
)

const SURNAMES: Readonly<Record<string, string>> = {
  'Leonardo da Vinci': 'Leonardo',
  'Vincent van Gogh': 'van Gogh',
  'Gabriel García Márquez': 'García Márquez',
}
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  Caravaggio: ['Michelangelo Merisi'],
  'Leo Tolstoy': ['Lev Tolstoy', 'Tolstoi'],
  'Lev Tolstoj': ['Tolstoi', 'Leone Tolstoj'],
  'Fyodor Dostoevsky': ['Dostoyevsky', 'Dostoevskij'],
  'Fëdor Dostoevskij': ['Dostoevsky', 'Dostoievski'],
  'Pëtr Čajkovskij': ['Tchaikovsky', 'Ciaikovski', 'Ciaikovskij'],
  'Igor Stravinskij': ['Stravinsky', 'Stravinski'],
  'Gioachino Rossini': ['Gioacchino Rossini'],
  'Jan Vermeer': ['Johannes Vermeer'],
  'Johannes Vermeer': ['Jan Vermeer'],
  'Johann Sebastian Bach': ['J. S. Bach'],
  'Wolfgang Amadeus Mozart': ['Wolfgang Mozart'],
  'Leonardo da Vinci': ['da Vinci'],
}

/** The full name, the surname, and other ways to write them. */
export const creatorAnswers = ({ names }: Creator, language: Language): string[] => {
  const name = names[language]
  return [name, SURNAMES[name] ?? name.split(' ').at(-1) ?? name, ...(ALIASES[name] ?? [])]
}
