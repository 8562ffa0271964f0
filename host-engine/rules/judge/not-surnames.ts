const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** What follows a first name and makes no person of it. */
export const NOT_SURNAMES = set(
  'falls lake river beach springs city town village street road avenue square station bridge park garden gardens cathedral church basilica abbey castle tower palace hall island islands mountain mountains hills day eve award prize cup trophy medal bay cape county state school college university hospital airport stadium museum theatre theater theorem law effect syndrome disease comet constant project foundation company group band orchestra mouse duck pig bear rabbit bunny dog cat rabbit crocodile hood pan frost claus kong motors electric mills assembly store cavalry doe america marvel planet who strange no doom evil pepper octopus universe world hook sponge cake pizza panthers tech memorial period monument airlines age war wars revolution constitution act report prize line gap salad sauce tart pie cocktail cream ' +
    'lago fiume monte ponte piazza via viale stazione parco castello torre palazzo duomo basilica chiesa isola isole mare polare premio coppa giorno legge teorema effetto sindrome malattia cometa museo teatro stadio militare topolino paperino maiale orso coniglio svizzero francese belga boreale australe celeste torta insalata salsa rivoluzione guerra costituzione premio vulcano magno magna',
)
