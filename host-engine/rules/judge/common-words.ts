import type { Language } from '#shared/constants/game.ts'

/**
 * Common words of five letters and more that are one slip away from another: typed for that other one, they are what
 * the player meant. Base forms only, so that a plural stays a slip.
 */
const COMMON: Readonly<Record<Language, string>> = {
  english: `
    actor adult agent alarm alert alley alone amber ample angel anger angle ankle apple apron arrow aspen aside attic award
    bacon badge baker baron basic basil basin basket batter battle beach beacon beard beast beaver beetle being belly bench
    berry bible birch bishop bison black blade blame blank blast blaze blend blind block blond blood bloom board boast
    bobbin bonus boost booth border bottle bottom bound bowel bowler brace braid brain brake branch brand brass brave bread
    break breast breath breed brick bride bridge brief bring broad broken bronze brook broom broth brother brown brush bucket
    buckle buddy budget bugle build bullet bundle bunny burden burger burrow butcher butler butter button cabin cable cactus
    camel camera canal canary cancer candle candy canoe canon canteen canyon carbon cargo carol carpet carriage carrot carry
    cartoon castle cattle cause cedar cellar center central chain chair chalk champ chance change channel chant chapel chapter
    charm chart chase cheap cheat check cheek cheer cheese cherry chess chest chick chicken chief child chill chimney chips
    choir choice chord chorus church cider cigar cinema circle circus civil claim clash class clean clear clerk clever click
    cliff climb cloak clock close cloth cloud clover clown coast cobra cocoa cocoon coffee coffin collar colour comedy comet
    comic compass cotton couch cough council count counter country couple course court cousin cover crack cradle craft crane
    crash crate crater crayon crazy cream creak credit creed creek creep crest cricket crime crisp cross crowd crown cruel
    crust crypt crystal curry curse curtain curve cycle daily dairy daisy dance danger death debate decade desert dessert
    dinner diver dizzy doctor dollar donkey double doubt dough dozen draft dragon drain drama draper dream dress drift
    drill drink drive drown drum eagle early earth eight elbow elder empire engine entry equal error essay event fable
    factor fairy faith false fancy farmer father fault favour feast feather fence fender ferry fever fiber field fight
    finger first flame flank flash flask fleet flesh flight fling flint float flock flood floor flour flower fluid flush flute
    focus force forest forge forth forty found frame fresh friend fright front frost frown fruit funnel future gallery gamble
    garden garlic gather ghost giant ginger giraffe glacier glass glaze gleam globe gloom glory glove goose gossip grace grade
    grain grand grant grape graph grasp grass grave gravel gravy great greed green grief grill groan groom group grove growl
    growth guard guess guest guide guilt guitar hammer handle happy harbour hardly haste hatch haven heart hearth heath heaven
    heavy hedge helmet hermit heron hobby hockey holly honest honey honor horse hotel hound house human humble hunger hunter
    hurry igloo image index inner insect inside island ivory jacket jelly jersey jewel joint joker judge juice jungle junior
    kennel kernel kettle kidney kingdom kitchen kitten knife knight label ladder ladle lance large later latte laugh laundry
    layer leader learn lease least leather leave ledge legend lemon letter level lever light limit linen liner lining
    liquid lizard local lodge logic lover lower loyal lucky lunch magic major maker manner manor maple marble march marine market
    marriage marsh mason match mayor meadow medal melon melody mental mercy merit merry metal meter method midday middle might
    miner minor minute mirror model money monkey month moral morning mortar mother motion motor mound mount mouse mouth movie
    muddle muffin mummy murder muscle museum music mussel mustard mutton myrtle narrow nation nature naval needle nephew
    nerve never night noble noise north nurse ocean offer office olive onion opera orange orbit order organ other otter
    outer owner oyster packet paint palace panda panel panic paper parade parcel pardon parent parrot parson parting party paste
    pastry patch patent path patient pause peace peach pearl pebble pedal pencil pepper person petal phase phone photo piano
    picket pickle picture piece pigeon pillar pillow pilot piper pirate pistol pitch place plain plane planet plank plant
    plate player plaza pliers plough plumber pocket poem point poison poker polar police pollen pony porch porter potion
    potter pound powder power praise prayer press price pride priest prince print prison private prize proof proud prune
    puddle pulse pumpkin punch pupil puppet puppy purple purse puzzle python queen quest quick quiet quilt quite quiver rabbit
    racer racket radar radio raven razor reach ready recipe record refuse region rhyme ribbon rider rifle right rival river
    roast robber robin robot rocket rocky roman roost round route royal rubber rugby ruler rumour saddle sailor saint salad
    salmon salon salt sample sandal satin sauce saucer savage scale scarf scene scent school score scout screen screw scroll
    season second secret seed sense serpent seven sewer shade shadow shake shallow shame shape share shark sharp shave sheep
    sheet shelf shell shelter shield shift shine shirt shock shoot shore short shout shovel shower shrub sieve sight silent
    silver simple singer siren sister skate skill skirt skull slave sleep sleet sleeve slice slide slipper slope small smart
    smell smile smoke snack snail snake sneeze soccer social socket solar soldier solid south space spade spark speak spear
    speech speed spell spice spider spike spine spirit spite split spoke sponge spoon sport spouse spray spring squad square
    squid stable staff stage stair stake stale stalk stall stamp stand staple stare start state statue steak steal steam steel
    steep steer stern stick still sting stitch stock stone stool store stork storm story stove straw stream street stress
    strike string strip stripe stroke strong study sugar suite summer super surface swamp swarm swear sweat sweet swift swing
    sword table tailor talent target taste tavern teach temper temple tender tennis thief thigh thing think third thorn
    thread threat three throat throne throw thumb thunder ticket tiger timber timer title toast today token tooth topic torch
    total touch tough towel tower track trade trail train trance trash travel tread treat trend trial tribe trick troop trout
    truck trumpet trunk trust truth tulip tunnel turkey turtle twelve twice twist uncle union united valley value vapour vault
    velvet verse vessel video vinegar violet violin viper virus visit voice waist waiter walnut wander warden waste watch
    water wealth weapon weather wedge weight whale wheat wheel whip whisk whisker white whole widow window winner winter wires
    witch wizard woman wonder world worry worth wound wreck wrist writer yacht young youth zebra
    beagle crow glazier hungry leaning pajama rabbi venue wager`,
  italian: `
    abete abito acaro acero aceto acqua acuto agave aglio agnello albero album alga allievo altare altro amaca amaro amico
    amore anatra ancora anello angelo angolo anima animo anno antico arancia arca arco arena argento aria armadio arpa arrosto
    arte ascia asino aspro attore autore avena avorio bacca bacio badile baffo bagno balcone balena balla ballo bambino
    banana banca banco banda bando barba barca barile barra basco base basso bastone batteria baule becco bello benda bestia
    bianco bibita bilancia binario birra biscia bocca boccia bollo bomba bordo borsa bosco botte bottega bottone braccio
    branco brina brodo bruco buco bufalo bugia bullo burro busta caccia cadere calamita calcio caldo calice callo calma calore
    calza camera camicia camino camion cammello cammino campana campo canale cancello candela cane canna canone cannone canto
    canzone capanna capello capo cappa cappello cappero cappio capra carbone carcere cardo carena carico carne caro carota
    carpa carro carta casa cascata casco caso cassa castello catena catino cattedra cattivo causa cavallo caverna cavo cavolo
    cena cenere cento cera cerchio cervello cervo cesta cesto chiave chiesa chiodo chitarra cielo ciglio cigno ciliegia cima
    cinema cinghia cintura ciotola cipolla cirro citta civetta clima coda collana colle collo colla colomba colonna colore colpo
    coltello comico comodo compagno compasso conca conte conto copia coppa coppia coraggio corda corna corno coro corona corpo
    corrente corsa corso corte cortile corvo cosa coscia costa costume cotone cotto cozza credo crema cresta creta cripta croce
    crosta cubo cucchiaio cuccia cucina cuffia cugino culla cuoco cuore cupola cura curva custode dado dama danza dardo data
    debito dente destra dieta diga dito diva divano doccia dolce dolore donna dono dramma droga duca duello duomo ebano
    edera elmo erba erede eroe esame esca estate fabbro faccia faggio fagiolo falce falco fame fango fantasma faro fascia fata
    fatica fattoria favola febbre fede fegato felce ferita ferro festa fetta fiaba fiamma fianco fiato fieno fiera figlio
    figlia fila filo finestra fiocco fiore firma fiume foca foglia foglio folla fondo fontana fonte forbice forca foresta forma
    formica forno forte forza fossa foto fragola frana frase frate freccia freddo freno fresco fretta fronte frusta frutta
    fucile fulmine fumo fune fungo funivia fuoco furto gabbia gallina gallo gamba gambero gara gatto gelato gelo gemma genio
    gente gesso gesto ghiaccio ghianda ghiro giacca giallo giardino gioco gioia giorno giostra giovane giraffa girino giro gita
    giudice giunco giusto gobba goccia gola gomito gomma gonna gorilla gradino grano grasso grigio grillo grotta gruppo guanto
    guerra gufo guida guscio gusto idea inverno isola istrice labbro ladro lago lama lampada lampione lampo lampone lana lancia
    latte lavagna lavoro legge legno lente lenza leone lepre letto lettera leva libro lima lingua lino lira liscio litro livello
    lombrico lontra lotta lotto luce lucciola luce lume luna lungo lupo macchia macchina madre maglia magia magro maiale malato
    manica mano mantello manto marca marcia mare marito marmo martello maschera massa matita matto mattina mattone mazza medaglia
    medico mela melone memoria mensa mente mento mercato merenda merlo messa mestolo metallo metro mezzo miccia miele miglio
    milza mina minestra miniera mirto missile mito moda moglie molla molo monaco mondo moneta monte morso morte mosca mostro
    moto motore mucca mulino mulo muro museo musica muso nano nascita naso nastro nave nebbia negozio nemico nervo neve nido
    nocciola noce nodo noia nome nonna nonno nono nord notte nube nulla numero nuora nuoto nuvola oasi occhio odore olio oliva
    ombra onda opera ora orca ordine orecchio organo orma oro orso orto ortica osso ostrica ottone ozono pacco padella padre
    paese paglia palazzo palco palestra palla pallone palma palo palude panca pancia pane panino panno papa papera pappa paradiso
    parco parete parola parte passero passo pasta pastello pastore patata patto paura pavone pazzo pecora pedale pedone pegno
    pelle pelo pena penna pensiero pentola pepe pera perla pesca pesce peso pesto petalo petto pezzo piano pianta piatto piazza
    picche piccione piede pietra pigna pigro pila pino pioggia piombo pioppo pipa pirata pista pittore piuma pizza pizzo
    poesia poeta pollo polo polpo polpa polso polvere pompa ponte popolo porta porto posta posto pozzo pranzo prato prete prezzo
    prigione prosa prova pugno pulce pulcino punto quadro quarto quercia rabbia radice raggio ragno rame ramo rana rapa ratto
    razza razzo regalo regina regno remo renna respiro rete ricamo riccio riga rima riso rito riva roccia rondine rosa rosso
    rospo rotta rovere rubino ruga ruggine rullo rumore ruota sabbia sacco saggio sala salame salto salsa salvia sangue santo
    sapone sasso sbarra scala scalo scarpa scatola scena scettro scheda schiena sciarpa scienza scimmia scopa scoglio scudo
    scuola secchio secolo sedia segno segreto sella seme sera serpe serpente serra servo seta sfera siepe sigaro silenzio sirena
    soffio sogno solco soldato soldo sole sonno sorella sorriso sorte spada spago spalla spazio specchio spesa spiga spilla spillo
    spina spirito sponda sposa sposo spugna squalo squadra stadio stagno stalla stanza statua stella stivale stoffa stomaco storia
    strada strega struzzo studio suocera suolo suono tacco talpa tappo tappeto tartufo tasca tassa tasso tavola tavolo tazza
    tegola tela tempio tempo tenda terra terrazza terreno tesoro testa tetto tigre timone tino tonno topo torchio torino
    tornio toro torre torta torto traccia tram treccia treno trenta tribu trota tromba trono trota trucco tubo tuono turbo ufficio
    unghia uomo uovo urlo vacca valle valigia vanga vapore vasca vaso vela veleno velo vena vento ventre verde verme vernice verso
    veste vetro vetta viaggio vicolo vigna vino viola violino vipera virgola visita viso vita vite vitello voce voglia volpe
    volto zaino zampa zanzara zebra zero zinco zio zitto zolla zoppo zucca zucchero zuppa servente insalata cannella cucco mendico`,
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
const KNOWN: Readonly<Record<Language, ReadonlySet<string>>> = {
  english: words(COMMON.english),
  italian: words(COMMON.italian),
}

export const isCommonWord = (word: string, language: Language): boolean => KNOWN[language].has(word)
