import type { Language } from '#shared/constants/game.ts'

/** Names that quizzes ask for, many of them one slip apart: Islanda and Irlanda, Pluto and Plato. */
const NAMES: Readonly<Record<Language, string>> = {
  english: `
    afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahamas bahrain bangladesh
    barbados belarus belgium belize benin bhutan bolivia bosnia botswana brazil brunei bulgaria burundi cambodia cameroon
    canada chad chile china colombia comoros congo croatia cuba cyprus czechia denmark djibouti dominica ecuador egypt eritrea
    estonia eswatini ethiopia fiji finland france gabon gambia georgia germany ghana greece grenada guatemala guinea guyana
    haiti honduras hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya
    kiribati korea kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein lithuania luxembourg
    madagascar malawi malaysia maldives mali malta mauritania mauritius mexico moldova monaco mongolia montenegro morocco
    mozambique myanmar namibia nauru nepal netherlands nicaragua niger nigeria norway oman pakistan palau palestine panama
    paraguay peru philippines poland portugal qatar romania russia rwanda samoa senegal serbia seychelles singapore slovakia
    slovenia somalia spain sudan suriname sweden switzerland syria taiwan tajikistan tanzania thailand togo tonga tunisia
    turkey turkmenistan tuvalu uganda ukraine uruguay uzbekistan vanuatu venezuela vietnam yemen zambia zimbabwe england
    scotland wales prussia persia siam swede swedes poles finns danes roman romans greek greeks turks turkish
    africa asia europe america arctic antarctica oceania atlantic pacific baltic adriatic aegean
    london paris rome berlin madrid lisbon dublin vienna prague warsaw athens oslo helsinki moscow kiev sofia belgrade zagreb
    geneva genoa milan turin venice verona vilnius riga tallinn bern delhi tokyo kyoto seoul beijing bangkok manila hanoi
    boston houston austin dallas denver phoenix chicago toronto sydney lima quito bogota havana cairo tunis tripoli nairobi
    mercury venus earth mars jupiter saturn uranus neptune pluto titan triton europa callisto oberon ariel
    plato socrates aristotle homer virgil horace ovid dante caesar augustus nero trajan hadrian caligula claudius
    hera hestia hermes athena apollo artemis aphrodite hades hector achilles helena helios selene juno minerva diana vesta vulcan
    mozart haydn handel bach brahms liszt chopin wagner verdi puccini rossini vivaldi mahler ravel debussy schubert schumann
    manet monet degas renoir cezanne picasso matisse braque titian giotto raphael rubens vermeer turner warhol
    adam aaron alan albert alice anna anne arthur barbara brian bruce carol charles chris clara daniel david diana donald
    edward ellen emily emma eric ernest frank fred george grace harry harvey helen henry howard irene isaac jack jackson jacob
    james jane janet jason jenny jerry john johnson jonas joseph joshua julia juliet julian karen karl kevin laura lewis lily
    linda louis louise lucas lucy luke maria marie mark martin martha mary matthew michael miles milton moses nancy nathan
    nelson nicole nicholas nixon norman oliver oscar patrick paul paula peter philip rachel ralph richard robert robin roger
    ronald rose ruth samuel sarah simon sophie stephen steven susan taylor thomas tommy truman victor victoria vincent walter
    wayne william wilson wright newton franklin clinton carter hoover grant bush
    monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october
    november december`,
  italian: `
    afghanistan albania algeria andorra angola argentina armenia australia austria azerbaigian bahrein bangladesh barbados
    belgio benin bielorussia birmania bolivia bosnia botswana brasile bulgaria burundi cambogia camerun canada ciad cile cina
    cipro colombia comore congo corea croazia cuba danimarca dominica ecuador egitto eritrea estonia etiopia figi filippine
    finlandia francia gabon gambia georgia germania ghana giamaica giappone gibuti giordania grecia grenada guatemala guinea
    guyana haiti honduras india indonesia inghilterra iran iraq irlanda islanda israele italia kazakistan kenya kosovo kuwait
    laos lesotho lettonia libano liberia libia lituania lussemburgo macedonia madagascar malawi malaysia maldive mali malta
    marocco mauritania mauritius messico moldavia monaco mongolia montenegro mozambico namibia nepal nicaragua niger nigeria
    norvegia olanda oman pakistan palestina panama paraguay polonia portogallo prussia qatar romania ruanda russia samoa scozia
    senegal serbia seychelles singapore siria slovacchia slovenia somalia spagna sudafrica sudan suriname svezia svizzera
    taiwan tanzania thailandia togo tonga tunisia turchia ucraina uganda ungheria uruguay uzbekistan venezuela vietnam yemen
    zambia zimbabwe africa asia europa america antartide oceania artico atlantico pacifico adriatico tirreno ionio
    roma milano napoli torino palermo genova ginevra bologna firenze bari catania venezia verona messina padova trieste brescia
    parma modena prato livorno ravenna ferrara rimini salerno sassari latina monza bergamo trento perugia ancona pescara foggia
    lecce novara piacenza vicenza terni bolzano siena pisa pistoia lucca massa carrara arezzo grosseto mantova cremona pavia
    varese como lecco lodi sondrio aosta cuneo asti alessandria vercelli biella savona imperia udine gorizia pordenone treviso
    belluno rovigo viterbo rieti frosinone caserta avellino benevento potenza matera cosenza crotone catanzaro reggio trapani
    agrigento enna ragusa siracusa nuoro oristano cagliari merano sicilia sardegna toscana umbria marche lazio abruzzo molise
    puglia calabria campania liguria piemonte lombardia veneto friuli emilia romagna elba capri ischia
    londra parigi berlino madrid lisbona dublino vienna praga varsavia atene oslo mosca sofia zagabria berna tunisi
    mercurio venere terra marte giove saturno urano nettuno plutone titano tritone europa callisto
    platone socrate aristotele omero virgilio orazio ovidio dante cesare augusto nerone traiano adriano caligola claudio
    zeus giunone minerva diana apollo vesta vulcano ermes atena artemide afrodite ade ettore achille elena ulisse enea
    mozart haydn handel bach brahms liszt chopin wagner verdi puccini rossini bellini vivaldi mahler ravel
    manet monet degas renoir picasso matisse tiziano giotto raffaello rubens caravaggio donatello
    adamo alberto alessandro andrea angela anna antonio arturo barbara bruno carlo carla chiara cristina daniele davide
    edoardo elisa emilio emma enrico ettore fabio federico filippo franco francesco gabriele giacomo gianni giorgio giovanni
    giulia giulio giuseppe guido irene isabella laura lorenzo luca lucia luigi marco maria mario marta martino matteo michele
    monica nicola oscar paolo paola pietro renzo riccardo roberto rosa sandro sara sergio silvia simone stefano susanna teresa
    tommaso valeria vittorio lunedi martedi mercoledi giovedi venerdi sabato domenica gennaio febbraio marzo aprile maggio
    giugno luglio agosto settembre ottobre novembre dicembre`,
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const KNOWN: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: words(NAMES.english),
  italian: words(NAMES.italian),
}

export const isKnownName = (word: string, language: Language): boolean => KNOWN[language].has(word)
