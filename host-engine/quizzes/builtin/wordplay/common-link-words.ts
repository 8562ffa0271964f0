/** The answer, then words that it follows or precedes. No two lines share three words. */
export const ENGLISH_LINKS = `
ball: foot, basket, snow, eye, cannon
house: light, green, ware, farm, tree
fire: place, works, fly, wood, camp
water: melon, fall, colour, proof, mark
sun: flower, shine, glasses, burn, rise
moon: light, honey, stone, beam, walk
rain: bow, coat, drop, forest, fall
book: worm, case, shelf, mark, note
hand: shake, bag, cuff, writing, made
paper: wall, news, sand, weight, clip
room: bed, bath, class, mush, ball
light: house, moon, sun, candle, spot
stone: mile, grave, lime, key, sand
man: snow, post, fisher, chair, gentle
board: skate, key, cup, dart, black
cake: cheese, cup, pan, wedding, birthday
box: letter, lunch, tool, match, music
storm: thunder, brain, snow, sand, hail
fish: jelly, star, gold, sword, cat
apple: pine, crab, sauce, pie, tree
ship: space, wreck, friend, yard, battle
school: play, night, boarding, teacher, bus
table: time, tennis, cloth, spoon, work
tooth: paste, brush, pick, ache, fairy
back: pack, bone, ground, hand, horse
gold: fish, mine, rush, medal, smith
chair: arm, wheel, rocking, deck, high
butter: fly, cup, milk, scotch, peanut
key: hole, ring, board, stone, don
horse: race, shoe, sea, rocking, fly
`
export const ITALIAN_LINKS = `
stella: marina, alpina, cometa, filante, polare
luna: piena, park, di miele, nuova, crescente
carta: igienica, bollata, da parati, stagnola, d’identità
treno: merci, a vapore, espresso, regionale, notturno
mano: destra, di vernice, morta, d’opera, armata
piede: piatto, di porco, di guerra, destro, d’atleta
occhio: nero, di bue, del ciclone, di falco, di pernice
testa: calda, o croce, di legno, d’aglio, a testa
pane: azzimo, integrale, tostato, quotidiano, di segale
acqua: minerale, santa, gassata, dolce, ossigenata
lingua: madre, lunga, biforcuta, straniera, morta
macchina: da scrivere, da cucire, fotografica, da corsa, sportiva
chiave: inglese, di violino, di volta, elettronica, di ricerca
punto: croce, interrogativo, esclamativo, nero, di vista
sala: operatoria, d’attesa, da ballo, giochi, da pranzo
scala: mobile, a chiocciola, musicale, reale, Mercalli
campo: santo, da calcio, minato, magnetico, di grano
ponte: levatoio, sospeso, radio, aereo, dei sospiri
pesce: spada, palla, d’aprile, rosso, martello
sedia: a sdraio, a dondolo, a rotelle, elettrica, pieghevole
palla: di neve, di cannone, ovale, da biliardo, medica
dente: di leone, del giudizio, di latte, cariato, d’oro
torre: di Pisa, di controllo, Eiffel, d’avorio, di Babele
vino: rosso, bianco, novello, frizzante, da tavola
fuoco: d’artificio, amico, di paglia, fatuo, sacro
libro: giallo, di testo, usato, di ricette, dei sogni
notte: bianca, fonda, di San Lorenzo, in bianco, stellata
sacco: a pelo, di patate, della spazzatura, di Roma, postale
tempo: libero, pieno, reale, supplementare, di cottura
pasta: frolla, sfoglia, al forno, modellabile, asciutta
`
