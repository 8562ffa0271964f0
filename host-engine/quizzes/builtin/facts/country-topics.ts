/** By which a question about countries is found. */
export const COUNTRY_TOPICS = {
  english: ['geography', 'countries', 'travel', 'world', 'nations'],
  italian: ['geografia', 'paesi', 'stati', 'viaggi', 'mondo', 'nazioni'],
}
