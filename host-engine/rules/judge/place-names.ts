import type { Language } from '#shared/constants/game.ts'

/** Places that go by two names: their own and a language's, or a newer and an older one; a line each. After ">" what others are called, but is itself something else, too. */
export const PLACE_NAMES: Readonly<Record<Language, string>> = {
  english: `
  Munich: München
  Cologne: Köln
  Vienna: Wien
  Prague: Praha
  Warsaw: Warszawa
  Moscow: Moskva
  Rome: Roma
  Milan: Milano
  Turin: Torino
  Florence: Firenze
  Venice: Venezia
  Naples: Napoli
  Genoa: Genova
  Lisbon: Lisboa
  Seville: Sevilla
  Copenhagen: København
  Gothenburg: Göteborg
  Geneva: Genève
  Brussels: Bruxelles
  The Hague: Den Haag
  Athens: Athina
  Thessaloniki: Salonica
  Beijing: Peking
  Mumbai: Bombay
  Kolkata: Calcutta
  Chennai: Madras
  Yangon: Rangoon
  Ho Chi Minh City: Saigon
  Myanmar: Burma
  Netherlands: Holland
  Czech Republic: Czechia
  Ivory Coast: Côte d'Ivoire
  Eswatini: Swaziland
  Cape Verde: Cabo Verde
  East Timor: Timor-Leste
  Turkey: Türkiye
  North Macedonia: >Macedonia
  Germany: Deutschland
  Spain: España
  Bavaria: Bayern
  Tuscany: Toscana
  Sicily: Sicilia
  Sardinia: Sardegna
`,
  italian: `
  Monaco di Baviera: München; Munich; >Monaco
  Colonia: Köln
  Amburgo: Hamburg
  Francoforte: Frankfurt
  Stoccarda: Stuttgart
  Vienna: Wien
  Salisburgo: Salzburg
  Zurigo: Zürich
  Ginevra: Genève; Geneva
  Basilea: Basel
  Praga: Praha
  Varsavia: Warszawa
  Cracovia: Kraków
  Mosca: Moskva; Moscow
  Londra: London
  Edimburgo: Edinburgh
  Dublino: Dublin
  Parigi: Paris
  Marsiglia: Marseille
  Lione: Lyon
  Nizza: Nice
  Strasburgo: Strasbourg
  Bruxelles: Brussels
  Anversa: Antwerpen
  L'Aia: Den Haag
  Copenaghen: København; Copenhagen
  Stoccolma: Stockholm
  Lisbona: Lisboa
  Siviglia: Sevilla
  Barcellona: Barcelona
  Saragozza: Zaragoza
  Atene: Athens; Athina
  Salonicco: Thessaloniki; Tessalonica
  Pechino: Beijing
  Tokyo: Tokio
  Nuova Delhi: New Delhi
  Il Cairo: Cairo
  Città del Messico: Mexico City
  Mumbai: Bombay
  Calcutta: Kolkata
  Ho Chi Minh: Saigon
  Paesi Bassi: Olanda
  Myanmar: Birmania
  Repubblica Ceca: Cechia
  Costa d'Avorio: Côte d'Ivoire
  Eswatini: Swaziland
  Capo Verde: Cabo Verde
  Timor Est: Timor-Leste
  Macedonia del Nord: >Macedonia
  Gran Bretagna: Great Britain
  Fiume: Rijeka
`,
}
