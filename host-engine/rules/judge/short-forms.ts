import type { Language } from '#shared/constants/game.ts'

/** In either language. */
const ANYWHERE = `
  FBI: Federal Bureau of Investigation
  CIA: Central Intelligence Agency
  NSA: National Security Agency
  NASA: National Aeronautics and Space Administration
  BBC: British Broadcasting Corporation
  CNN: Cable News Network
  MTV: Music Television
  HBO: Home Box Office
  NBA: National Basketball Association
  NFL: National Football League
  NHL: National Hockey League
  FIFA: Fédération Internationale de Football Association
  UEFA: Union of European Football Associations
  UNICEF: United Nations Children's Fund
  UNESCO: United Nations Educational, Scientific and Cultural Organization
  WWF: World Wide Fund for Nature; World Wildlife Fund
  MIT: Massachusetts Institute of Technology
  IBM: International Business Machines
  BMW: Bayerische Motoren Werke
  HP: Hewlett-Packard
  KFC: Kentucky Fried Chicken
  JFK: John F. Kennedy; John Fitzgerald Kennedy
  MLK: Martin Luther King
  FDR: Franklin D. Roosevelt; Franklin Delano Roosevelt
  GTA: Grand Theft Auto
  LED: light-emitting diode
  LCD: liquid-crystal display
  GPS: Global Positioning System
  USB: universal serial bus
  PDF: portable document format
  HTML: hypertext markup language
  CD: compact disc
  PC: personal computer
  CPU: central processing unit
  RAM: random-access memory
  SUV: sport utility vehicle
  VIP: very important person
  CEO: chief executive officer
`

/** What everybody shortens, a line each: short forms, then what they are short for. */
export const SHORT_FORMS: Readonly<Record<Language, string>> = {
  english: `${ANYWHERE}
  USA; US: United States of America; United States
  UK: United Kingdom; United Kingdom of Great Britain and Northern Ireland
  UAE: United Arab Emirates
  USSR: Soviet Union; Union of Soviet Socialist Republics
  GDR: German Democratic Republic; East Germany
  UN: United Nations; United Nations Organization
  EU: European Union
  NATO: North Atlantic Treaty Organization
  WHO: World Health Organization
  WTO: World Trade Organization
  IMF: International Monetary Fund
  IOC: International Olympic Committee
  OPEC: Organization of the Petroleum Exporting Countries
  NHS: National Health Service
  IRS: Internal Revenue Service
  IRA: Irish Republican Army
  RAF: Royal Air Force
  NYPD: New York Police Department
  NYC: New York City
  LA: Los Angeles
  MLB: Major League Baseball
  DNA: deoxyribonucleic acid
  RNA: ribonucleic acid
  HIV: human immunodeficiency virus
  AIDS: acquired immune deficiency syndrome; acquired immunodeficiency syndrome
  TB: tuberculosis
  PTSD: post-traumatic stress disorder
  OCD: obsessive-compulsive disorder
  ADHD: attention deficit hyperactivity disorder
  MRI: magnetic resonance imaging
  CPR: cardiopulmonary resuscitation
  ATM: automated teller machine
  VAT: value added tax
  GDP: gross domestic product
  IQ: intelligence quotient
  AI: artificial intelligence
  UFO: unidentified flying object
  DIY: do it yourself
  PE: physical education
  SMS: short message service
  TV; telly: television
  bike: bicycle
  photo: photograph
  phone: telephone
  fridge: refrigerator
  >plane: aeroplane; airplane
  rhino: rhinoceros
  hippo: hippopotamus
  croc: crocodile
  chimp: chimpanzee
  budgie: budgerigar
  gym: gymnasium
  exam: examination
  flu: influenza
  lab: laboratory
  ad; advert: advertisement
  limo: limousine
  cello: violoncello
  vet: veterinarian; veterinary surgeon
  maths; math: mathematics
  mic: microphone
  mayo: mayonnaise
  specs: spectacles
`,
  italian: `${ANYWHERE}
  USA; US: Stati Uniti d'America; Stati Uniti
  UK: Regno Unito
  EAU: Emirati Arabi Uniti
  URSS: Unione Sovietica; Unione delle Repubbliche Socialiste Sovietiche
  DDR: Repubblica Democratica Tedesca; Germania Est
  ONU: Organizzazione delle Nazioni Unite; Nazioni Unite
  UE: Unione Europea
  NATO: Organizzazione del Trattato dell'Atlantico del Nord
  OMS: Organizzazione Mondiale della Sanità
  FMI: Fondo Monetario Internazionale
  BCE: Banca Centrale Europea
  CIO: Comitato Olimpico Internazionale
  CONI: Comitato Olimpico Nazionale Italiano
  FIGC: Federazione Italiana Giuoco Calcio
  RAI: Radiotelevisione Italiana; Radio Televisione Italiana
  FIAT: Fabbrica Italiana Automobili Torino
  INPS: Istituto Nazionale della Previdenza Sociale
  IVA: imposta sul valore aggiunto
  PIL: prodotto interno lordo
  DC: Democrazia Cristiana
  PCI: Partito Comunista Italiano
  BR: Brigate Rosse
  FS: Ferrovie dello Stato
  TAV: treno ad alta velocità
  DNA: acido desossiribonucleico; acido deossiribonucleico
  RNA: acido ribonucleico
  AIDS: sindrome da immunodeficienza acquisita
  TAC: tomografia assiale computerizzata
  TG: telegiornale
  QI: quoziente intellettivo; quoziente d'intelligenza
  IA: intelligenza artificiale
  UFO: oggetto volante non identificato
  TV; tele: televisione
  bici: bicicletta
  foto: fotografia
  moto: motocicletta
  auto: automobile
  frigo: frigorifero
  metro: metropolitana
  cinema: cinematografo
  bus: autobus
  zoo: giardino zoologico
`,
}
