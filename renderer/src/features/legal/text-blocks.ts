export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

const BULLET = '• '

/** Reads a text whose paragraphs stand apart by a blank line; lines that begin with a bullet are a list. */
export const textBlocks = (text: string): TextBlock[] =>
  text.split('\n\n').map((part) => {
    const lines = part.split('\n')
    return lines.every((line) => line.startsWith(BULLET))
      ? { kind: 'list', items: lines.map((line) => line.slice(BULLET.length)) }
      : { kind: 'paragraph', text: part }
  })
