const table = (rows: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rows
      .trim()
      .split(/\s+/)
      .map((row) => {
        const [surname = '', first = ''] = row.split(':')
        return [surname, first.split(',')] as const
      }),
  )

/** Who is meant by a surname alone, whoever else bears it: Bach is Johann Sebastian. */
const MEANT_ALONE = table(`
  bach:johann mozart:wolfgang,amadeus einstein:albert darwin:charles picasso:pablo shakespeare:william freud:sigmund
  tolstoy:leo,lev tolstoj:lev,leo,leone obama:barack marx:karl,carl,carlo curie:marie,maria churchill:winston galilei:galileo
  garibaldi:giuseppe mussolini:benito wagner:richard lincoln:abraham,abe trump:donald mandela:nelson hemingway:ernest
  pankhurst:emmeline hitchcock:alfred bonaparte:napoleon,napoleone beethoven:ludwig thatcher:margaret`)

/** Of surnames that are nothing else, those whom a quiz may mean. */
const KNOWN = table(`
  armstrong:neil,louis,lance hepburn:audrey,katharine bronte:emily,charlotte,anne kennedy:john,jack,robert
  clinton:bill,william,hillary roosevelt:franklin,theodore,teddy monroe:marilyn,james strauss:johann,richard
  shelley:mary,percy rossetti:dante,christina wright:orville,wilbur,frank mendelssohn:felix,fanny thatcher:margaret
  johnson:boris,lyndon,samuel nelson:horatio chaplin:charlie,charles newton:isaac edison:thomas owen:wilfred
  gallagher:noel,liam hemsworth:chris,liam baldwin:james,alec barrymore:drew,john
  rossi:valentino,paolo,vasco agnelli:gianni,giovanni,umberto,susanna gonzaga:federico,francesco
  medici:lorenzo,cosimo,caterina,giovanni ferrari:enzo borgia:lucrezia,cesare,rodrigo visconti:luchino gentileschi:artemisia,orazio
  verdi:giuseppe bruno:giordano sciascia:leonardo volta:alessandro polo:marco bellini:vincenzo,giovanni carracci:annibale,agostino,ludovico sforza:ludovico,francesco,caterina conte:giuseppe,paolo,antonio`)

/** Whose names a surname alone may stand for: of many, or of one; null where no table tells. */
export function firstNamesOf(surname: string): readonly string[] | null {
  return MEANT_ALONE.get(surname) ?? KNOWN.get(surname) ?? null
}

/** Whether the surname alone means somebody else than this one: Carl Philipp Emanuel Bach is not what "Bach" says. */
export function isOvershadowed(first: string, surname: string): boolean {
  const meant = MEANT_ALONE.get(surname)
  return meant !== undefined && !/^\p{L}$/u.test(first) && !meant.includes(first)
}
