import { lazily } from '../draw.ts'
import { type Country, countryOf } from './countries.ts'

/** What one country alone is known for: code | "the country of …" | "il Paese …". */
const CLUES = `
IN|the Taj Mahal|del Taj Mahal
IN|Bollywood|di Bollywood
IN|the holy city of Varanasi|di Varanasi, la città santa sul Gange
PE|Machu Picchu|di Machu Picchu
PE|the Nazca Lines|delle linee di Nazca
PE|ceviche and Paddington Bear|del ceviche e dell’orso Paddington
EG|the Sphinx of Giza|della Sfinge di Giza
EG|Tutankhamun|di Tutankhamon
EG|the Valley of the Kings|della Valle dei Re
JO|Petra|di Petra
KH|Angkor Wat|di Angkor Wat
CN|the Great Wall|della Grande Muraglia
CN|the Terracotta Army|dell’Esercito di terracotta
CN|wild giant pandas|dei panda giganti
CN|the Forbidden City|della Città Proibita
BR|Sugarloaf Mountain|del Pan di Zucchero
BR|the Christ the Redeemer statue|del Cristo Redentore
BR|the samba and Pelé|del samba e di Pelé
FR|the Eiffel Tower|della Torre Eiffel
FR|the Louvre|del Louvre
FR|Mont-Saint-Michel|di Mont-Saint-Michel
FR|ratatouille and the baguette|della ratatouille e della baguette
ES|the Alhambra|dell’Alhambra
ES|paella|della paella
ES|flamenco|del flamenco
ES|the Sagrada Família|della Sagrada Família
ES|gazpacho|del gazpacho
DE|the Brandenburg Gate|della Porta di Brandeburgo
DE|the Oktoberfest|dell’Oktoberfest
DE|Neuschwanstein Castle|del castello di Neuschwanstein
DE|Bach and Beethoven|di Bach e di Beethoven
IT|the Leaning Tower of Pisa|della Torre di Pisa
IT|pizza and lasagne|della pizza e delle lasagne
IT|Pompeii|di Pompei
IT|the Vespa scooter|della Vespa
GR|the Parthenon|del Partenone
GR|moussaka and tzatziki|della moussaka e dello tzatziki
GR|Mount Olympus|del monte Olimpo
RU|the Kremlin|del Cremlino
RU|matryoshka dolls|delle matrioske
RU|Lake Baikal|del lago Bajkal
TR|Hagia Sophia|di Santa Sofia
TR|Cappadocia|della Cappadocia
TR|the ruins of Troy|delle rovine di Troia
US|the Grand Canyon|del Grand Canyon
US|Mount Rushmore|del monte Rushmore
US|Hollywood|di Hollywood
US|the Golden Gate Bridge|del Golden Gate
US|Thanksgiving turkey and jazz|del jazz e del tacchino del Ringraziamento
CA|maple syrup and the Mounties|dello sciroppo d’acero e delle Giubbe rosse
CA|Quebec|del Québec
CA|Anne of Green Gables|di Anna dai capelli rossi
MX|Chichén Itzá|di Chichén Itzá
MX|guacamole and tequila|del guacamole e della tequila
MX|mariachi bands|dei mariachi
MX|Frida Kahlo|di Frida Kahlo
AU|kangaroos and koalas|dei canguri e dei koala
AU|the Great Barrier Reef|della Grande barriera corallina
AU|Uluru|di Uluru
NZ|the haka|della haka
NZ|the Māori and the kiwi bird|dei maori e del kiwi
JP|sushi and manga|del sushi e dei manga
JP|Mount Fuji|del monte Fuji
JP|sumo wrestling|del sumo
JP|haiku and origami|degli haiku e degli origami
KR|kimchi and K-pop|del kimchi e del K-pop
KR|taekwondo|del taekwondo
GB|Stonehenge|di Stonehenge
GB|Big Ben|del Big Ben
GB|Sherlock Holmes|di Sherlock Holmes
GB|the Loch Ness Monster|del mostro di Loch Ness
IE|leprechauns and shamrocks|dei leprecauni e del trifoglio
IE|James Joyce and Guinness|di James Joyce e della Guinness
IE|the Cliffs of Moher|delle scogliere di Moher
SE|IKEA|dell’IKEA
SE|Pippi Longstocking|di Pippi Calzelunghe
SE|ABBA|degli ABBA
SE|Alfred Nobel|di Alfred Nobel
DK|LEGO|dei LEGO
DK|the Little Mermaid|della Sirenetta
DK|Hans Christian Andersen|di Hans Christian Andersen
NO|Edvard Munch|di Edvard Munch
NO|the Geirangerfjord|del Geirangerfjord
FI|the Moomins|dei Mumin
FI|Nokia|della Nokia
FI|Jean Sibelius|di Jean Sibelius
IS|the geyser that gave all others their name|del geyser che ha dato il nome a tutti gli altri
IS|Björk and the sagas|di Björk e delle saghe
NL|Vincent van Gogh|di Vincent van Gogh
NL|Gouda and Edam cheese|dei formaggi Gouda ed Edam
NL|Anne Frank’s hiding place|del rifugio di Anna Frank
BE|Tintin and the Smurfs|di Tintin e dei Puffi
BE|the Atomium|dell’Atomium
BE|Hercule Poirot|di Hercule Poirot
CH|William Tell|di Guglielmo Tell
CH|Zermatt|di Zermatt
CH|Heidi and Emmental|di Heidi e dell’Emmental
CH|Roger Federer|di Roger Federer
AT|Mozart|di Mozart
AT|the Sachertorte|della Sachertorte
AT|Schönbrunn Palace|del castello di Schönbrunn
PL|Frédéric Chopin|di Fryderyk Chopin
PL|Copernicus|di Copernico
PL|pierogi|dei pierogi
CZ|Václav Havel|di Václav Havel
CZ|Pilsner beer|della birra Pilsner
CZ|the Charles Bridge|del ponte Carlo
HU|goulash and paprika|del gulasch e della paprica
HU|the Rubik’s Cube|del cubo di Rubik
RO|Transylvania|della Transilvania
RO|Dracula’s castle at Bran|di Bran, il castello di Dracula
PT|fado|del fado
PT|port wine|del vino di Porto
PT|Vasco da Gama|di Vasco da Gama
PT|Cristiano Ronaldo|di Cristiano Ronaldo
HR|Dubrovnik|di Dubrovnik
HR|Split|di Spalato
UA|Chernobyl|di Černobyl’
UA|the port of Odesa|del porto di Odessa
MA|Marrakesh|di Marrakech
MA|Casablanca|di Casablanca
TN|the ruins of Carthage|delle rovine di Cartagine
KE|the Maasai Mara|del Masai Mara
KE|Karen Blixen’s “Out of Africa”|della fattoria di Karen Blixen
TZ|Kilimanjaro|del Kilimangiaro
TZ|Zanzibar|di Zanzibar
ZA|Nelson Mandela|di Nelson Mandela
ZA|Table Mountain|della Table Mountain
ZA|the Kruger Park|del parco Kruger
MG|wild lemurs and giant baobabs|dei lemuri e dei baobab giganti
ET|the rock churches of Lalibela|delle chiese rupestri di Lalibela
ET|Haile Selassie|di Hailé Selassié
ML|Timbuktu|di Timbuctù
NG|Nollywood|di Nollywood
NG|Lagos|di Lagos
CU|the mojito|del mojito
CU|Fidel Castro|di Fidel Castro
JM|reggae|del reggae
JM|Bob Marley and Usain Bolt|di Bob Marley e di Usain Bolt
AR|Lionel Messi and Maradona|di Messi e di Maradona
AR|Evita Perón|di Evita Perón
CL|Easter Island|dell’isola di Pasqua
CL|Pablo Neruda|di Pablo Neruda
CO|Gabriel García Márquez|di Gabriel García Márquez
CO|Shakira|di Shakira
EC|the Galápagos|delle Galápagos
VE|Angel Falls|del Salto Ángel
BO|Potosí and the Uyuni salt flats|di Potosí e del salar di Uyuni
PA|the canal between two oceans|del canale tra due oceani
ID|Bali|di Bali
ID|Komodo dragons|dei draghi di Komodo
ID|Borobudur|di Borobudur
TH|Phuket|di Phuket
TH|pad thai|del pad thai
VN|Ha Long Bay|della baia di Ha Long
VN|phở|del phở
MY|the Petronas Towers|delle torri Petronas
SG|the Merlion|del Merlion
NP|the Sherpas|degli sherpa
IR|Persepolis|di Persepoli
IR|Isfahan|di Isfahan
IQ|the ruins of Babylon|delle rovine di Babilonia
IQ|the ruins of Ur|delle rovine di Ur
SA|Mecca|della Mecca
SA|Medina|di Medina
AE|the Burj Khalifa|del Burj Khalifa
AE|Dubai|di Dubai
SY|the ruins of Palmyra|delle rovine di Palmira
LB|the temples of Baalbek|dei templi di Baalbek
MC|the casino of Monte Carlo|del casinò di Monte Carlo
MN|Genghis Khan|di Gengis Khan
VA|the Sistine Chapel|della Cappella Sistina
GE|khachapuri|del khachapuri
UZ|Samarkand|di Samarcanda
KZ|the Baikonur launch site|del cosmodromo di Baikonur
PK|Mohenjo-daro|di Mohenjo-daro
RW|Hotel des Mille Collines|dell’Hôtel des Mille Collines
LT|the Hill of Crosses|della Collina delle Croci
SI|Lake Bled|del lago di Bled
SI|the Lipica stud farm|degli allevamenti di Lipizza
BA|the Old Bridge of Mostar|del Ponte Vecchio di Mostar
BG|the Rila Monastery|del monastero di Rila
RS|Novak Djokovic|di Novak Đoković
GT|the Mayan pyramids of Tikal|delle piramidi maya di Tikal
HT|Toussaint Louverture|di Toussaint Louverture
BW|the Okavango delta|del delta dell’Okavango
NA|the dunes of Sossusvlei|delle dune di Sossusvlei
MM|the temples of Bagan|dei templi di Bagan
LA|Luang Prabang|di Luang Prabang
BT|the Tiger’s Nest monastery|del monastero della Tana della tigre
CY|Aphrodite’s Rock|dello scoglio di Afrodite
LU|the village of Schengen|del villaggio di Schengen
`

export interface CountryClue {
  readonly country: Country
  /** After "the country of": "the Taj Mahal". */
  readonly english: string
  /** After "il Paese": "del Taj Mahal". */
  readonly italian: string
}

export const countryClues = lazily((): readonly CountryClue[] =>
  CLUES.trim()
    .split('\n')
    .map((line) => {
      const [code = '', english = '', italian = ''] = line.split('|')
      return { country: countryOf(code), english, italian }
    }),
)
