const GROUPS = `
  abdel abdul abd
  allan allen alan alun
  ann anne anna
  brian bryan
  carl karl
  catherine katherine katharine catharine kathryn cathryn catharina caterina
  christopher kristopher cristopher
  dmitri dmitry dimitri dmitrij
  elisabeth elizabeth
  eric erik
  frederic frederick fredric friedrich
  garry gary
  geoffrey jeffrey
  graham graeme
  harald harold
  isaac isac izaak
  johan johann
  john jon
  lawrence laurence
  lewis louis
  marc mark
  marilyn marylin
  mathew matthew
  neil neal niall
  nicholas nicolas nikolas
  philip phillip
  rachel rachael
  rebecca rebekah
  sara sarah
  sean shaun shawn
  stephen steven stefan
  stewart stuart
  susanna susannah suzanna
  teresa theresa
  thomas tomas
  walter valter
  zachary zachery
`
const GROUP_OF: ReadonlyMap<string, number> = new Map(
  GROUPS.trim()
    .split('\n')
    .flatMap((line, at) =>
      line
        .trim()
        .split(' ')
        .map((name) => [name, at] as const),
    ),
)

/** Whether two first names are one in two spellings, beside a surname that tells who is meant: Stephen, Steven. */
export function isSpellingOfName(one: string, other: string): boolean {
  const group = GROUP_OF.get(one)
  return group !== undefined && group === GROUP_OF.get(other)
}
