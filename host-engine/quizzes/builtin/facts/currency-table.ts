/** Code | English | Italian, with its gender. The money of one country alone, or of those that share it. */
export const CURRENCY_TABLE = `
PLN|zloty|zloty|m
THB|baht|baht|m
JPY|yen|yen|m
KRW|South Korean won|won sudcoreano|m
VND|dong|dong|m
MNT|tugrik|tugrik|m
HUF|forint|fiorino ungherese|m
CZK|Czech koruna|corona ceca|f
RON|Romanian leu|leu romeno|m
ALL|lek|lek|m
UAH|hryvnia|grivnia|f
RUB|Russian rouble|rublo russo|m
TRY|Turkish lira|lira turca|f
ZAR|rand|rand|m
GHS|cedi|cedi|m
NGN|naira|naira|f
ZMW|Zambian kwacha|kwacha zambiano|m
BWP|pula|pula|m
AOA|kwanza|kwanza|m
ETB|birr|birr|m
KES|Kenyan shilling|scellino keniota|m
MAD|Moroccan dirham|dirham marocchino|m
BRL|real|real|m
PEN|sol|sol|m
PYG|guarani|guaraní|m
VES|bolívar|bolívar|m
CRC|colón|colón costaricano|m
GTQ|quetzal|quetzal|m
HNL|lempira|lempira|f
HTG|gourde|gourde|m
INR|Indian rupee|rupia indiana|f
BDT|taka|taka|m
BTN|ngultrum|ngultrum|m
KHR|riel|riel|m
LAK|kip|kip|m
MMK|kyat|kyat|m
MYR|ringgit|ringgit|m
IDR|rupiah|rupia indonesiana|f
CNY|yuan|yuan|m
KZT|tenge|tenge|m
GEL|lari|lari|m
AMD|dram|dram|m
AZN|Azerbaijani manat|manat azero|m
MKD|denar|denar|m
MGA|ariary|ariary|m
ILS|shekel|shekel|m
USD|US dollar|dollaro statunitense|m
EUR|euro|euro|m
CHF|Swiss franc|franco svizzero|m
GBP|pound sterling|sterlina|f
AUD|Australian dollar|dollaro australiano|m
XCD|East Caribbean dollar|dollaro dei Caraibi orientali|m
XOF|West African CFA franc|franco CFA dell’Africa occidentale|m
XAF|Central African CFA franc|franco CFA dell’Africa centrale|m
`
