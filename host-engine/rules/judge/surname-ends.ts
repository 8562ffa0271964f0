/** Ends that hardly any word has but a surname: Slavic, Greek, Georgian, Nordic, German, Japanese, Persian, Spanish, Italian. */
const OF_SURNAMES =
  /.{2}(?:[oe]va?|sk(?:i|y|ij|yj|aya|aja)|vi(?:c|ch|tch)|wicz|enko|chuk|cuk|opoulos|akis|idis|adis|adze|s(?:h?v|w)ili|oglu|escu|ss?on|ssen|str[oe]m|qvist|gren|dahl|gaard|mann|stein|feld|hauer|meyer|witz|baum|stra|moto|mura|yama|[kg]awa|[sz]aki|guchi|shita|tani|zadeh|nejad|guez|nen|[ie]ni|etti|elli|acci|azzi|ucci|otti|aldi|ardi|uzzi|ozzi|oni)$/
/** What stands before such a word in the name of a place, a building, a prize or a dish. */
const OF_THINGS = new Set(
  'villa palazzo ponte porta torre piazza via corso castello castel monte lago isola mar mare teatro premio coppa scala fontana cappella duomo chiesa basilica museo galleria stadio rifugio trofeo giro gran grand grande port porto san santa santo campo colle costa valle terra casa torta salsa caffe pizza pasta legge teorema effetto caso banca nizhny nizhnij niznij veliky velikij stara nova new old big little great saint lake mount fort cape palace bridge tower the il lo la i gli le les los el'.split(
    ' ',
  ),
)

/** Whether two folded words are most likely somebody's, though nobody knows the first name: Bidzina Ivanishvili, Nedo Girotti. */
export function endsInSurname(first: string, last: string): boolean {
  return OF_SURNAMES.test(last) && !OF_THINGS.has(first)
}
