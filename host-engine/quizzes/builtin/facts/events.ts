import type { Language } from '#shared/constants/game.ts'

export interface PastEvent {
  readonly year: number
  /** 1 where most people know the year. */
  readonly fame: number
  readonly names: Readonly<Record<Language, string>>
}

const event = (year: number, fame: number, english: string, italian: string): PastEvent => ({
  year,
  fame,
  names: { english, italian },
})

/** Each with the article it takes; the year is beyond dispute. */
export const EVENTS: readonly PastEvent[] = [
  event(1066, 2, 'the Battle of Hastings', 'la battaglia di Hastings'),
  event(1215, 2, 'the Magna Carta', 'la Magna Carta'),
  event(1321, 2, 'Dante’s death', 'la morte di Dante'),
  event(1431, 2, 'Joan of Arc’s death at the stake', 'il rogo di Giovanna d’Arco'),
  event(1453, 2, 'the fall of Constantinople', 'la caduta di Costantinopoli'),
  event(1492, 1, 'Columbus’s first voyage to America', 'il primo viaggio di Colombo in America'),
  event(1517, 2, 'Luther’s ninety-five theses', 'le novantacinque tesi di Lutero'),
  event(1571, 2, 'the Battle of Lepanto', 'la battaglia di Lepanto'),
  event(1666, 2, 'the Great Fire of London', 'il grande incendio di Londra'),
  event(1776, 1, 'the American Declaration of Independence', 'la dichiarazione d’indipendenza americana'),
  event(1789, 1, 'the storming of the Bastille', 'la presa della Bastiglia'),
  event(1805, 2, 'the Battle of Trafalgar', 'la battaglia di Trafalgar'),
  event(1815, 1, 'the Battle of Waterloo', 'la battaglia di Waterloo'),
  event(1861, 1, 'the unification of Italy as a kingdom', 'la proclamazione del Regno d’Italia'),
  event(1865, 2, 'the end of the American Civil War', 'la fine della guerra di secessione americana'),
  event(1896, 1, 'the first modern Olympic Games', 'le prime Olimpiadi moderne'),
  event(1903, 2, 'the Wright brothers’ first flight', 'il primo volo dei fratelli Wright'),
  event(1912, 1, 'the sinking of the Titanic', 'il naufragio del Titanic'),
  event(1914, 1, 'the beginning of the First World War', 'l’inizio della Prima guerra mondiale'),
  event(1917, 1, 'the October Revolution', 'la Rivoluzione d’ottobre'),
  event(1918, 1, 'the end of the First World War', 'la fine della Prima guerra mondiale'),
  event(1929, 1, 'the Wall Street Crash', 'il crollo di Wall Street'),
  event(1939, 1, 'the beginning of the Second World War', 'l’inizio della Seconda guerra mondiale'),
  event(1945, 1, 'the end of the Second World War', 'la fine della Seconda guerra mondiale'),
  event(1957, 2, 'the launch of Sputnik 1', 'il lancio dello Sputnik 1'),
  event(1961, 2, 'Yuri Gagarin’s flight into space', 'il volo di Gagarin nello spazio'),
  event(1963, 1, 'the assassination of John F. Kennedy', 'l’assassinio di John F. Kennedy'),
  event(1966, 2, 'England’s football World Cup win', 'la vittoria dell’Inghilterra ai Mondiali di calcio'),
  event(1969, 1, 'the first Moon landing', 'lo sbarco sulla Luna'),
  event(
    1982,
    1,
    'Italy’s World Cup win with Paolo Rossi',
    'la vittoria dell’Italia di Paolo Rossi ai Mondiali',
  ),
  event(1986, 1, 'the Chernobyl disaster', 'il disastro di Černobyl’'),
  event(1989, 1, 'the fall of the Berlin Wall', 'la caduta del Muro di Berlino'),
  event(1990, 2, 'Nelson Mandela’s release from prison', 'la scarcerazione di Nelson Mandela'),
  event(1991, 1, 'the end of the Soviet Union', 'la fine dell’Unione Sovietica'),
  event(1997, 2, 'the death of Princess Diana', 'la morte di lady Diana'),
  event(2002, 1, 'the first euro coins', 'le prime monete in euro'),
]
