const NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  'a:a b:bi c:ci d:di e:e f:effe g:gi h:acca i:i j:gei k:cappa l:elle m:emme n:enne o:o p:pi q:cu r:erre s:esse t:ti u:u v:vu w:doppia_vu x:ics y:ipsilon z:zeta'
    .split(' ')
    .map((row) => {
      const [letter = '', name = ''] = row.split(':')
      return [letter, name.replace('_', ' ')]
    }),
)

/** A formula as it is read aloud: "acca due o" for H2O, "ics al quadrato" for x². */
export function spelledInItalian(formula: string): string {
  const said = formula.replace(/[a-z]/gi, (letter) => ` ${NAMES[letter.toLowerCase()]} `)
  return said.replace('²', ' al quadrato').replace('³', ' al cubo')
}
