import type { Theme } from './theme.ts'

/** Scritte per questo gioco. Una definizione va bene per una sola parola comune. */
export const ITALIAN_THEMES: readonly Theme[] = [
  {
    one: 'un animale',
    words: `
cane: il miglior amico dell’uomo
gatto: fa le fusa e dà la caccia ai topi
cavallo: lo monta il fantino
mucca: pascola e ci dà il latte
asino: raglia, e a scuola è chi non studia
pecora: dal suo vello si fa la lana
maiale: se ne fa il prosciutto
gallina: quella vecchia fa buon brodo
gallo: canta all’alba
oca: una bianca abitante dell’aia che salvò il Campidoglio
anatra: starnazza nello stagno
cigno: da piccolo era il brutto anatroccolo
aquila: il rapace che nidifica sulle vette
gufo: vola di notte e ha fama di portare sfortuna
rondine: una sola non fa primavera
passero: un piccolo uccello dei tetti
pinguino: un uccello in frac che non sa volare
pappagallo: ripete quello che dici
leone: il re della foresta
tigre: il felino a strisce
elefante: ha la proboscide e una memoria di ferro
giraffa: ha il collo più lungo di tutti
zebra: è bianca e nera, anche sulla strada
cammello: ha due gobbe
scimmia: si arrampica e va matta per le banane
orso: va in letargo ed è goloso di miele
lupo: in bocca a lui ti augurano buona fortuna
volpe: furba, ma non arrivò all’uva
coniglio: ha le orecchie lunghe e scappa nella tana
riccio: si chiude a palla e punge
scoiattolo: mette da parte le nocciole per l’inverno
squalo: la sua pinna spaventa i bagnanti
balena: il mammifero più grande del mondo
delfino: salta sulle onde ed è molto intelligente
polpo: ha otto tentacoli
granchio: cammina di lato
ragno: tesse la tela
farfalla: prima era un bruco
zanzara: ronza di notte e punge
formica: nella favola lavora mentre la cicala canta
lumaca: va piano e si porta dietro la casa
rana: gracida e salta
tartaruga: porta una corazza e vive cent’anni
coccodrillo: versa lacrime false`,
  },
  {
    one: 'qualcosa da mangiare',
    words: `
pane: lo sforna il fornaio
burro: si spalma con la marmellata
formaggio: ai contadini non si dice quant’è buono con le pere
latte: nel cappuccino sta col caffè
miele: lo fanno le api
riso: è l’ingrediente base degli arancini
pizza: la margherita ne è una
lasagne: sfoglie a strati, con ragù e besciamella
minestra: o la mangi o salti dalla finestra
insalata: si condisce con olio e aceto
mela: Biancaneve ne morse una avvelenata
pera: un frutto che finisce a punta, ottimo col formaggio
limone: un agrume giallo e aspro
arancia: l’agrume della spremuta del mattino
banana: il frutto ricurvo che si sbuccia
ciliegia: una tira l’altra
pesca: un frutto dalla buccia vellutata
uva: si vendemmia a settembre
anguria: d’estate si mangia a fette, rossa e piena di semi
melone: d’estate va col prosciutto
fragola: un frutto rosso con i semini fuori
castagna: si arrostisce in autunno
noce: dentro il guscio somiglia a un piccolo cervello
patata: se ne fanno gli gnocchi
pomodoro: tinge di rosso il sugo
cipolla: fa piangere chi la taglia
aglio: tiene lontani i vampiri
carota: il naso del pupazzo di neve
zucca: a mezzanotte la carrozza di Cenerentola tornò così
fungo: spunta nel bosco dopo la pioggia
spinaci: davano forza a Braccio di Ferro
melanzana: è viola e si fa alla parmigiana
peperone: rosso, giallo o verde, si fa anche ripieno
carciofo: ha le foglie con le spine e si fa alla romana
zucchero: addolcisce il caffè
sale: dà sapore, ma basta un pizzico
aceto: può essere balsamico
biscotto: si inzuppa nel latte a colazione
gelato: si lecca dal cono
torta: vi si spengono le candeline
cioccolato: al latte o fondente
panettone: il dolce milanese di Natale
prosciutto: può essere cotto o crudo
frittata: si gira in padella, e a volte è un guaio fatto`,
  },
  {
    one: 'una cosa di casa',
    words: `
tavolo: ha quattro gambe e ci si mangia sopra
sedia: ci si siede a mangiare
poltrona: è comoda e ha i braccioli
divano: ci si sta in due o tre davanti alla televisione
letto: ci si dorme
cuscino: vi si appoggia la testa di notte
coperta: tiene caldo quando si dorme
lenzuolo: il vestito del fantasma
specchio: se si rompe, sette anni di guai
tappeto: nelle favole d’Oriente vola
tenda: si tira davanti alla finestra
quadro: si appende a un chiodo
armadio: custodisce vestiti e, si dice, scheletri
cassetto: nel comodino scorre avanti e indietro
chiave: gira nella serratura
porta: si bussa prima di aprirla
finestra: ci si affaccia per guardare fuori
scala: passarci sotto porta male
tetto: lo coprono le tegole
camino: da lì scende Babbo Natale
cucina: la stanza dei fornelli
cantina: sotto terra, conserva il vino
soffitta: sta sotto le tegole, piena di cose vecchie
balcone: da lì Giulietta parlava a Romeo
giardino: ha l’erba e le aiuole
forno: vi si cuociono dolci e arrosti
frigorifero: tiene in fresco gli alimenti
pentola: il diavolo la fa senza coperchio
padella: da lì si cade nella brace
piatto: ci si serve la pasta, fondo o piano
bicchiere: l’ottimista lo vede mezzo pieno
bottiglia: il naufrago vi mette un messaggio
forchetta: arrotola gli spaghetti
coltello: taglia, e sta alla destra del piatto
cucchiaio: con lui si mangia il brodo
tazza: il caffè ci si beve la mattina
candela: è di cera e ha lo stoppino
lampada: Aladino la strofinò
scopa: la Befana ci vola
secchio: si riempie d’acqua per lavare i pavimenti
sapone: con l’acqua fa le bolle
spazzolino: serve ai denti mattina e sera
ombrello: si apre quando piove
martello: pianta i chiodi
orologio: ha le lancette e segna il tempo`,
  },
  {
    one: 'un mestiere',
    words: `
fornaio: lavora di notte per farci trovare le rosette
macellaio: vende bistecche e salsicce
maestro: insegna ai bambini, o dirige l’orchestra
medico: visita e scrive ricette
infermiere: assiste i malati in corsia
dentista: guarda in bocca a tutti
contadino: scarpe grosse e cervello fino
marinaio: una sua promessa vale poco
soldato: marcia in divisa
pilota: guida l’aereo o la macchina da corsa
pittore: dipinge sulla tela
scrittore: vive di penna e di romanzi
cantante: vive della sua voce
attore: recita sul palco
ballerina: danza sulle punte
avvocato: difende in tribunale
giudice: porta la toga e pronuncia la sentenza
sarto: fa gli abiti su misura
idraulico: ripara i tubi che perdono
falegname: come mastro Geppetto, lavora il legno
giardiniere: pota le siepi
postino: suona sempre due volte
cameriere: porta il menù
astronauta: lavora senza peso
pescatore: esce in mare con le reti
bibliotecario: presta libri e chiede silenzio
fotografo: ti chiede di sorridere
architetto: progetta case e palazzi
pastore: guida il gregge
minatore: scava sotto terra
barbiere: quello di Siviglia è il più famoso
mago: tira fuori conigli dal cilindro
orefice: vende anelli e collane
calzolaio: risuola le scarpe
chirurgo: opera con la mascherina
pompiere: spegne gli incendi
vigile: fa le multe e dirige il traffico
cuoco: comanda ai fornelli
muratore: costruisce con calce e mattoni
elettricista: lavora con cavi e prese
veterinario: cura cani e gatti
giornalista: scrive notizie
farmacista: vende medicine
tassista: ti porta in giro col tassametro`,
  },
  {
    one: 'qualcosa che riguarda lo sport o i giochi',
    words: `
calcio: undici contro undici e un pallone
tennis: si gioca con la racchetta, a Wimbledon sull’erba
nuoto: stile libero, rana o dorso
ciclismo: lo sport del Giro d’Italia
sci: si scende dalle piste con due attrezzi ai piedi
pugilato: guantoni e ring
scherma: fioretto, spada e sciabola
rugby: la palla è ovale
pallavolo: si schiaccia sopra la rete
scacchi: finiscono con il matto
dama: un gioco di pedine, e una signora d’altri tempi
briscola: un gioco di carte in cui comanda un seme
tombola: a Natale si estraggono i numeri
racchetta: l’attrezzo del tennista
fischietto: lo usa l’arbitro
medaglia: d’oro, d’argento o di bronzo
coppa: il capitano la alza al cielo
stadio: la domenica si riempie di tifosi
portiere: para i rigori
arbitro: estrae il cartellino giallo e quello rosso
maratona: si corre per 42 chilometri
aquilone: vola legato a un filo
palloncino: si gonfia per le feste, e può scoppiare
bambola: ha un vestitino e dice “mamma”
altalena: va avanti e indietro al parco
scivolo: al parco si sale dalla scaletta e si va giù
trottola: gira e gira finché cade
dado: ha sei facce
bicicletta: due ruote e due pedali
pattini: servono per scivolare sul ghiaccio
slitta: la tirano le renne
casco: protegge la testa del motociclista
sella: ci si siede sul cavallo
remo: spinge la barca
allenatore: sta in panchina e sceglie la formazione
tifoso: grida sugli spalti
biliardo: stecca e panno verde
bowling: si buttano giù i birilli
nascondino: uno conta e gli altri spariscono
girotondo: casca il mondo, casca la terra
ginnastica: si fa con sbarre, anelli e parallele
palestra: ci si va a sollevare pesi`,
  },
  {
    one: 'qualcosa che riguarda la musica o l’arte',
    words: `
pianoforte: ha 88 tasti
violino: Stradivari ne costruì di preziosi
chitarra: sei corde attorno al falò
tamburo: si suona con le bacchette
flauto: a scuola lo suonano tutti, quello dolce
tromba: un ottone con tre pistoni, che suona il silenzio
arpa: la suonano gli angeli
fisarmonica: si apre e si chiude come un mantice
organo: in chiesa risuona dalle canne
canzone: a Sanremo ne vince una
coro: tante voci insieme
opera: alla Scala se ne dà una
concerto: una serata di musica dal vivo
orchestra: archi, fiati e un direttore
teatro: palco, sipario e applausi
sipario: si alza quando comincia lo spettacolo
museo: gli Uffizi lo sono
statua: sta ferma sul piedistallo
ritratto: la Gioconda lo è
affresco: si dipinge sull’intonaco fresco
matita: scrive e si può cancellare
pennello: il pittore lo intinge nel colore
romanzo: “I promessi sposi” lo è
poesia: spesso è in versi e in rima
commedia: fa ridere il pubblico
tragedia: finisce male, sul palco
cinema: ci si va a vedere film
regista: grida “Azione!”
mosaico: è fatto di tante tessere
scultura: l’arte di Michelangelo nel marmo
burattino: Pinocchio lo era
circo: pagliacci e acrobati sotto il tendone
pagliaccio: ha il naso rosso e le scarpe grandi
carnevale: maschere, coriandoli e carri
maschera: Arlecchino lo è, a febbraio
microfono: il cantante se lo porta alle labbra
cuffie: tengono la musica per te
fumetto: Topolino e Tex ne sono eroi
biblioteca: vi si leggono libri in silenzio
valzer: si balla a Vienna, in tre tempi`,
  },
  {
    one: 'qualcosa che riguarda la natura',
    words: `
fiume: il Po lo è
montagna: se non va da Maometto, Maometto va da lei
valle: sta fra due monti
isola: la Sardegna, per esempio
deserto: sabbia, dune e qualche oasi
bosco: Cappuccetto Rosso lo attraversò
spiaggia: ombrelloni e sdraio
mare: tra il dire e il fare
lago: quello di Garda è il più grande d’Italia
vulcano: l’Etna lo è
ghiacciaio: un fiume gelato tra le vette
cascata: quella delle Marmore è famosa
grotta: vi crescono stalattiti
prato: erba e margherite
nuvola: bianca o grigia, vaga nel cielo
tuono: arriva dopo il lampo
fulmine: a ciel sereno, se non te l’aspetti
neve: scende in fiocchi
pioggia: bagna, se non hai l’ombrello
vento: gonfia le vele
nebbia: in Val Padana è fitta d’inverno
temporale: lampi, tuoni e acquazzone
arcobaleno: sette colori dopo l’acquazzone
luna: ha una faccia nascosta
pianeta: Saturno, per esempio
cometa: guidò i Re Magi
tramonto: la fine del giorno, in rosso e oro
ombra: ti segue quando hai la luce alle spalle
albero: ha radici, tronco e rami
foglia: d’autunno ingiallisce e cade
fiore: lo visitano le api
rosa: non c’è senza spine
margherita: m’ama o non m’ama, dicono i suoi petali
girasole: guarda sempre verso la luce
tulipano: in primavera è il vanto dell’Olanda
quercia: fa le ghiande
ulivo: i suoi frutti danno l’olio
quadrifoglio: chi lo trova ha fortuna
perla: il tesoro dell’ostrica
inverno: la stagione di sciarpe e guanti
vendemmia: la raccolta dei grappoli`,
  },
  {
    one: 'qualcosa che riguarda la città o i viaggi',
    words: `
treno: corre sui binari
automobile: ha un volante e quattro ruote
ponte: quello di Rialto è a Venezia
galleria: buca la montagna per far passare la strada
stazione: ci si aspetta sul binario
aeroporto: vi si decolla e si atterra
biglietto: lo chiede il controllore
valigia: si prepara prima di partire
passaporto: si mostra alla frontiera
bussola: il suo ago indica il nord
ancora: tiene ferma la nave
nave: la comanda il capitano
traghetto: porta le auto sull’isola
gondola: la spinge il remo a Venezia
trattore: lo guida il contadino
camion: porta merci in autostrada
ambulanza: corre a sirene spiegate verso l’ospedale
elicottero: può stare fermo in aria
paracadute: si spera che si apra
razzo: parte dopo il conto alla rovescia
castello: ha torri, merli e fossato
chiesa: ha l’altare e le panche
campanile: Giotto ne fece uno a Firenze
torre: a Pisa pende
mercato: bancarelle di frutta e verdura
ospedale: ci lavorano medici e infermieri
prigione: la casa dietro le sbarre
scuola: la campanella segna l’inizio e la fine
albergo: alla reception danno la chiave
ristorante: ci si va a cena fuori
farmacia: ha la croce verde
edicola: vende giornali
fontana: a Trevi ci si buttano le monete
semaforo: rosso, giallo e verde
marciapiede: ci camminano i pedoni
piazza: quella di Siena ospita il Palio
faro: guida le navi di notte
porto: ci attraccano le barche
mulino: don Chisciotte lo prese per un gigante
lettera: vuole il francobollo, o sta nell’alfabeto
giornale: si sfoglia al bar col caffè`,
  },
  {
    one: 'una parte del corpo o una cosa che si indossa',
    words: `
scarpa: ha la lingua ma non parla
calza: la Befana la riempie
guanto: un cappotto per cinque dita
cappello: l’alpino ci porta la penna
sciarpa: tiene caldo al collo
camicia: chi nasce fortunato ci nasce dentro
giacca: la parte di sopra dell’abito da uomo
pantaloni: hanno due gambe e una cintura
gonna: quella scozzese la portano gli uomini
vestito: quello della sposa è bianco
maglione: di lana, lo fa la nonna ai ferri
cintura: in auto va allacciata
bottone: passa nell’asola
tasca: ci si tengono gli spiccioli
ciabatta: una scarpa da casa, o un tipo di pane
sandalo: una scarpa aperta per l’estate
pigiama: si indossa per dormire
grembiule: il cuoco se lo lega davanti
corona: la porta il re
collana: può essere di perle
orecchino: un gioiello per il lobo
anello: gli sposi se lo scambiano
occhiali: stanno sul naso per farci vedere
portafoglio: ci si tengono banconote e carte
dito: ne abbiamo dieci nelle mani
pollice: chi fa l’autostop lo alza
gomito: sul tavolo non si appoggia
spalla: si alza per dire “non so”
ginocchio: sta a metà della gamba
caviglia: unisce il piede alla gamba
stomaco: brontola quando si ha fame
cuore: batte nel petto
cervello: pensa, dentro il cranio
lingua: si mostra al dottore
dente: lo porta via il topolino
barba: Garibaldi l’aveva lunga
baffi: crescono sotto il naso
naso: a Pinocchio cresceva
orecchio: chi è musicale ce l’ha
scheletro: più di duecento ossa insieme`,
  },
]
