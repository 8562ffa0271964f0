import type { Theme } from './theme.ts'

/** Written for this game. A clue fits one common word only. */
export const ENGLISH_THEMES: readonly Theme[] = [
  {
    one: 'an animal',
    words: `
dog: it wags its tail and guards the house
cat: it purrs and catches mice
horse: a jockey rides it
sheep: its fleece gives wool
goat: a bearded farm animal that gives milk
tiger: the big cat with stripes
lion: the big cat with a mane
camel: the ship of the desert
zebra: a pony in striped pyjamas
giraffe: it has the longest neck of all
elephant: it never forgets, and drinks by its trunk
monkey: it swings through the trees and loves bananas
rabbit: it hops, digs burrows and has long ears
squirrel: it hides nuts for the winter
hedgehog: it rolls up into a ball of spines
penguin: a bird in evening dress that cannot fly
parrot: a colourful bird that repeats what you say
eagle: a bird of prey on many coats of arms
swan: a white bird that was once an ugly duckling
owl: a wise bird that hunts by night
duck: it quacks on the pond
shark: its fin in the water frightens swimmers
whale: the largest of all mammals
dolphin: a clever swimmer that leaps over the waves
octopus: a sea creature with eight arms
lobster: it has claws and turns red when it is cooked
spider: it spins a web
butterfly: it was a caterpillar once
mosquito: it whines at night and bites
beetle: an insect with hard wing cases
snail: it carries its house and is in no hurry
tortoise: it beat the hare in the fable
crocodile: a river reptile with a toothy grin
frog: a kiss may turn it into a prince
kangaroo: it jumps with its baby in a pouch
reindeer: it pulls a famous sleigh in December
beaver: it fells trees and builds dams
donkey: a stubborn beast with long ears that brays
hamster: a pet that runs in a wheel
peacock: it fans out a tail full of eyes`,
  },
  {
    one: 'something to eat',
    words: `
bread: a baker's daily work
butter: it is churned from cream
cheese: mice are said to love it
honey: bees make it
rice: it grows in flooded fields and fills sushi
pizza: Naples gave it to the world
soup: you eat it with a spoon from a bowl
salad: green leaves with a dressing
apple: one a day keeps the doctor away
pear: a fruit with a narrow top and a wide bottom
lemon: a sour yellow fruit
banana: a bent fruit that you peel
cherry: a small red fruit with a stone, often in pairs
peach: a soft fruit with a furry skin
grape: wine begins with it
melon: a big juicy fruit for hot days
coconut: a hairy shell with milk inside
pineapple: a tropical fruit with a spiky crown
strawberry: the red fruit of Wimbledon, with cream
potato: chips are made of it
tomato: ketchup is made of it
onion: it makes the cook cry
garlic: it keeps vampires away
carrot: a snowman's nose
cabbage: a leafy head that becomes coleslaw
pumpkin: it is hollowed out for Halloween
mushroom: it grows overnight in the woods, with a cap
cucumber: proverbially cool, and green
spinach: it made Popeye strong
biscuit: you may dunk it in your tea
chocolate: it begins as a cocoa bean
pancake: it is tossed in a frying pan
sandwich: a snack named after an earl
omelette: you must break eggs for it
sausage: the heart of a hot dog
pepper: it stands beside the salt
sugar: it makes tea sweet
mustard: a hot yellow paste from seeds
vinegar: it is sour and goes with oil
popcorn: the snack of the cinema`,
  },
  {
    one: 'something in or around the house',
    words: `
table: you lay it for dinner
chair: a seat with a back and four legs
mirror: it shows you yourself
pillow: you rest your head on it
blanket: it keeps you warm in bed
carpet: in tales from Arabia it flies
curtain: you draw it at the window
kettle: it whistles when the water boils
spoon: you stir your coffee with it
fork: it has prongs and lies left of the plate
knife: it cuts, and lies right of the plate
plate: dinner is served on it
bottle: wine is kept in it, under a cork
cupboard: in the rhyme, Mother Hubbard's was bare
drawer: socks are kept in it, and it slides out
candle: wax with a wick
clock: it has hands but cannot clap
lamp: Aladdin rubbed one
broom: a witch flies on it
bucket: it went up the hill with Jack and Jill
ladder: walking under it brings bad luck
hammer: it drives in nails
window: a wall's eye, made of glass
door: you knock on it
roof: the top of a building, where tiles lie
chimney: Santa's way in
kitchen: the room where meals are made
bedroom: where one sleeps
cellar: it lies under the ground floor and holds wine
garage: the car sleeps in it
garden: flowers and vegetables grow there
oven: cakes rise in it
fridge: it keeps milk cold
towel: you dry yourself with it
soap: it slips from your wet hand
toothbrush: a tool used every morning and evening in the mouth
umbrella: it opens when it rains
wardrobe: clothes hang in it; one led to Narnia
cushion: it makes a sofa softer
bathtub: Archimedes cried "Eureka!" in one`,
  },
  {
    one: 'a job',
    words: `
baker: up at night to make rolls
butcher: sells chops and steaks
teacher: marks homework
doctor: listens to your chest
nurse: looks after patients on a ward
dentist: looks everyone in the mouth
farmer: ploughs fields and milks cows
sailor: knows the ropes, at sea
soldier: wears a uniform and marches
pilot: flies a plane
painter: works with a brush, on walls or canvas
writer: lives by the pen
singer: lives by the voice
actor: plays parts on a stage
dancer: works on tiptoe, to music
lawyer: speaks for you in court
judge: wears a robe and passes sentence
tailor: makes suits to measure
plumber: mends leaking pipes
carpenter: makes things of wood
gardener: mows lawns and trims hedges
hairdresser: works with scissors on your head
postman: brings letters to the door
waiter: brings the menu and hopes for a tip
butler: the usual suspect in old detective stories
astronaut: works without gravity
fisherman: goes out with nets
librarian: lends books and asks for quiet
photographer: asks you to say "cheese"
architect: draws buildings before they stand
detective: follows clues
shepherd: watches over a flock
miner: works underground for coal
barber: cuts beards as well
magician: pulls rabbits out of a hat
jeweller: sells rings and necklaces
engineer: designs bridges and machines
conductor: leads an orchestra with a baton
cobbler: mends shoes
surgeon: operates in a mask`,
  },
  {
    one: 'something to do with sport or play',
    words: `
tennis: love means nothing in it
football: eleven a side, and only the goalkeeper uses hands
cricket: bats, wickets and a break for tea
hockey: played with curved sticks, on grass or ice
rugby: the ball is oval
golf: eighteen holes and a caddie
boxing: fists in gloves, in a ring
swimming: crawl, butterfly or on the back
cycling: the sport of the Tour de France
skiing: downhill on two boards
archery: the sport of bow and arrow
chess: it ends in mate
poker: bluff is half of this card game
darts: you aim for the bull's eye
snooker: red balls and others on green cloth
racket: a tennis player's tool
whistle: the referee blows it
medal: gold, silver or bronze
trophy: a cup for the winner
stadium: thousands sit there around the pitch
goalkeeper: the last hope in front of the net
referee: shows yellow and red cards
marathon: a run of 42 kilometres
puzzle: it may have a thousand pieces
domino: it falls, and the next falls too
kite: a toy on a string for a windy day
balloon: it goes up at a party, and may pop
doll: a toy with a dress and a house of its own
swing: it goes to and fro in the playground
slide: you go down it in the playground
trampoline: you bounce on it
skateboard: a plank on four wheels
sledge: it takes children down a snowy hill
dice: a pair of cubes that give a number
helmet: a cyclist's protection
saddle: a rider sits on it
paddle: it moves a canoe
karate: a martial art with black belts
wrestling: a sport of holds and throws, on a mat
gymnastics: bars, beams and vaults`,
  },
  {
    one: 'something to do with music or the arts',
    words: `
piano: it has 88 keys
violin: the smallest of the strings, played with a bow
guitar: six strings and a round hole
drum: you beat it with sticks
flute: a silver pipe that is held sideways
trumpet: a brass instrument with three valves
harp: angels play it
organ: it fills a church with sound through its pipes
cello: it stands between the player's knees
banjo: it twangs in country music
accordion: it is squeezed like a bellows
melody: a tune that you can hum
rhythm: you tap your foot to it
choir: many voices that sing together
opera: a fat lady is said to end it, singing
ballet: Swan Lake is one
concert: an evening of live music
orchestra: strings, brass and woodwind together
theatre: stage, curtain and applause
museum: old things behind glass
statue: it stands still on a pedestal
portrait: a picture of a face
canvas: a painter's cloth
pencil: it writes, and can be rubbed out
brush: it puts paint where it belongs
novel: a long story in a book
poem: it often rhymes
comedy: it makes the audience laugh
tragedy: Hamlet is one
cinema: films are shown there
camera: it takes pictures
sculpture: art in marble or bronze
pottery: it turns on a wheel and is fired in a kiln
puppet: it hangs on strings
circus: clowns and acrobats under a big top
clown: a red nose and big shoes
carnival: masks and floats in the streets
microphone: a singer holds it close to the lips
headphones: they keep your music to yourself
lullaby: it sings a baby to sleep`,
  },
  {
    one: 'something in nature',
    words: `
river: it runs but never walks
mountain: a climber wants to reach its top
valley: it lies between two hills
island: land with water all round
desert: nothing but sand and the odd oasis
forest: so many trees that you cannot see the wood
beach: sandcastles are built there
ocean: the Atlantic, for instance
volcano: it spits lava
glacier: a river of ice
waterfall: Niagara is a famous one
cave: bats and bears sleep in it
meadow: grass, flowers and perhaps cows
cloud: each is said to have a silver lining
thunder: it follows lightning
lightning: it never strikes twice, they say
snow: it falls in flakes
rain: cats and dogs, in a proverb
wind: it turns mills and fills sails
storm: it may rage in a teacup
rainbow: a pot of gold waits at its end
moon: it pulls the tides
planet: Saturn, for instance
comet: it comes by with a long tail
sunset: the end of the day, in red and gold
shadow: it follows you when the light is behind
tree: it has rings but no fingers
leaf: it falls in autumn
flower: bees visit it
tulip: Holland's pride in spring
daisy: its petals say "loves me, loves me not"
cactus: it is prickly and needs little water
bamboo: pandas live on it
acorn: a mighty oak begins as one
clover: four leaves of it are lucky
diamond: a girl's best friend
pearl: an oyster's treasure
gravity: Newton felt it under an apple tree
winter: the season of scarves and gloves
harvest: the time to bring in the crops`,
  },
  {
    one: 'something to do with towns or travel',
    words: `
train: it runs on rails
bicycle: two wheels and two pedals
bridge: it takes you over the water
tunnel: light waits at its end
station: where you wait on a platform
airport: where you take off your shoes for security
ticket: the inspector asks for it
suitcase: you pack it before a journey
passport: it is shown at the border
map: X marks the spot on it
compass: its needle points north
anchor: it holds a ship in place
ship: it is launched with a bottle
ferry: it carries cars across the sea
canoe: a narrow boat with one or two in it
tractor: a farmer drives it
lorry: it carries goods on the motorway
ambulance: it rushes to hospital with a siren
rocket: it starts with a countdown
helicopter: it can stand still in the air
parachute: you hope that it opens
castle: a knight's home, or a chess piece
church: it has a steeple and pews
tower: the one in Pisa leans
palace: a queen lives there
market: stalls of fruit and vegetables
hospital: doctors and nurses work there
prison: a place behind bars
school: the bell rings for lessons there
bank: money is kept there, or a river's edge
hotel: you check in and get a key
restaurant: you read the menu there
pharmacy: where medicine is sold
fountain: coins are thrown into it for luck
pavement: walkers keep to it beside the road
lighthouse: it warns ships with its beam
harbour: boats are safe there
windmill: Don Quixote fought one
letter: it needs a stamp, or stands in the alphabet
newspaper: black and white and read all over`,
  },
  {
    one: 'a part of the body or something to wear',
    words: `
shoe: it has a tongue but cannot speak
sock: it loses its twin in the wash
glove: a coat for five fingers
hat: worn on the head
scarf: it keeps your neck warm
shirt: it has a collar and buttons
jacket: the upper half of a suit
trousers: they have two legs, and a belt
skirt: a kilt is one
dress: a bride's is white
jumper: a woollen pullover
belt: it holds up your jeans
button: it goes through a hole in your coat
pocket: coins jingle in it
slipper: Cinderella lost one made of glass
sandal: an open shoe for summer
pyjamas: you wear them in bed
apron: the cook ties it on
crown: a king wears it
necklace: pearls on a string
earring: jewellery for a lobe
glasses: they sit on your nose so that you see
watch: it tells the time on your wrist
wallet: notes and cards are kept in it
finger: a ring goes on it
thumb: hitchhikers put it out
elbow: the middle of the arm, which bends
shoulder: you shrug it
knee: you go down on one to propose
ankle: it joins foot and leg
stomach: it rumbles when you are hungry
heart: it beats in your chest
brain: it thinks, inside your skull
tongue: you stick it out at the doctor's
tooth: a fairy pays for it
beard: Father Christmas has a long white one
moustache: hair on the upper lip
eyebrow: you raise it in surprise
muscle: an athlete's pride
skeleton: more than two hundred bones together`,
  },
]
