/** How the players of one measurement sit. */
export interface Layout {
  readonly name: string
  readonly rooms: number
  /** Per room: they play, and send a line every period. */
  readonly speakers: number
  /** Per room: spectators, who only listen. */
  readonly listeners: number
}

/** Small rooms: the product's everyday. */
export const CROWD: Layout = { name: '125 × 8', rooms: 125, speakers: 8, listeners: 0 }

/** A room holds 50 players, but any number of spectators: so a line reaches 100. */
export const HALL: Layout = { name: '10 × 100', rooms: 10, speakers: 50, listeners: 50 }

/** With CROWD the sizes over which costs must not grow. All send about the same 500 lines a second. */
export const SIZES: readonly Layout[] = [
  { name: '62 × 16', rooms: 62, speakers: 16, listeners: 0 },
  { name: '31 × 32', rooms: 31, speakers: 32, listeners: 0 },
  { name: '20 × 50', rooms: 20, speakers: 50, listeners: 0 },
]

export const audienceOf = ({ speakers, listeners }: Layout): number => speakers + listeners
export const clientsOf = (layout: Layout): number => layout.rooms * audienceOf(layout)

export const ACCOUNTS = Math.max(...[CROWD, HALL, ...SIZES].map(clientsOf))
