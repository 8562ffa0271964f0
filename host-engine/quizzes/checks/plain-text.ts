/** What no quiz says: addresses, markup, code, and what a model says of itself or of its orders. */
const FOREIGN = [
  /https?:|www\.|\S+@\S+\.\S|(?<!\S)@\w{2}/i,
  /\p{L}\.(?:com|net|org|info|io|app|dev|gg|xyz|ru|tv|link|shop|site|online|top|example)(?![\p{L}\p{N}])/u,
  /<\/?[a-z!][^>]*>|```|\{\{|\]\(|\$\{/i,
  /[[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u115f\u1160\u2800\u3164\uffa0]--[\u200d]]/v,
  // Marks in a heap, and words whose letters only look Latin.
  /\p{M}{5}/u,
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u,
  /\b(?:system|developer) (?:prompt|message|instructions?)\b|\bas an? (?:ai|language model)\b/i,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules|prompts?|above|previous)\b/i,
  /\b(?:api|secret)[ _-]?keys?\b|\b(?:jailbreak|prompt injection)\b|\bsk-[a-z0-9]/i,
  /\b(?:istruzioni|regole) (?:precedenti|di sistema)\b|\bprompt di sistema\b/i,
  /\b(?:ignora|dimentica|trascura)\b.{0,40}\b(?:istruzioni|regole|precedent[ei]|sopra)\b/i,
  /\b(?:come|in quanto) (?:ia|modello linguistico|intelligenza artificiale)\b/i,
  /\bi (?:cannot|can['’]t|am unable to) (?:help|assist|comply)|\bnon posso aiutarti\b/i,
]

/** Whether a text is words for players, and nothing that broke out of a model or means to break into one. */
export const isPlain = (text: string): boolean => !FOREIGN.some((pattern) => pattern.test(text))
