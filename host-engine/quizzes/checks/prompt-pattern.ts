/** A prompt with its names, quotations and numbers left out: what is left is the mould that it was cast in. */
export const patternOf = (prompt: string): string =>
  prompt
    .normalize('NFKC')
    .replace(/"[^"]*"|“[^”]*”|«[^»]*»/g, ' ¤ ')
    .replace(/\p{N}+(?:[.,]\p{N}+)*/gu, ' ¤ ')
    // A capital inside a sentence begins a name; at its start it is only a capital.
    .replace(/(?<=[\p{L}\p{N},;:'’¤]\s*)(?<!\p{L})\p{Lu}[\p{L}\p{M}'’-]*/gu, ' ¤ ')
    .toLowerCase()
    .replace(/[^\p{L}\p{S}¤]+/gu, ' ')
    .replace(/¤(?:\s+¤)+/g, '¤')
    .trim()
