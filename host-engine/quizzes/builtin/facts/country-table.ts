/**
 * A country a line: code | English | Italian | gender and number in Italian (m, f, mp, fp; - takes no article) |
 * how well it is known, 1 best | capital | in Italian, where it differs | neighbours by land.
 * A capital that is disputed or moving is left out. `?` marks a border that some maps do not show.
 */
export const COUNTRY_TABLE = `
AF|Afghanistan|Afghanistan|m|2|Kabul||CN IR PK TJ TM UZ IN?
AL|Albania|Albania|f|2|Tirana||GR ME MK RS?
DZ|Algeria|Algeria|f|2|Algiers|Algeri|LY ML MR MA NE TN
AD|Andorra|Andorra|-|3|Andorra la Vella||FR ES
AO|Angola|Angola|f|3|Luanda||CG CD NA ZM
AG|Antigua and Barbuda|Antigua e Barbuda|-|4|Saint John’s||
AR|Argentina|Argentina|f|1|Buenos Aires||BO BR CL PY UY
AM|Armenia|Armenia|f|3|Yerevan|Erevan|AZ GE IR TR
AU|Australia|Australia|f|1|Canberra||
AT|Austria|Austria|f|1|Vienna||CZ DE HU IT LI SK SI CH
AZ|Azerbaijan|Azerbaigian|m|3|Baku||AM GE IR RU TR
BS|the Bahamas|Bahamas|fp|2|Nassau||
BH|Bahrain|Bahrein|m|3|Manama||
BD|Bangladesh|Bangladesh|m|2|Dhaka|Dacca|MM IN
BB|Barbados|Barbados|-|3|Bridgetown||
BY|Belarus|Bielorussia|f|2|Minsk||LV LT PL RU UA
BE|Belgium|Belgio|m|1|Brussels|Bruxelles|FR DE LU NL
BZ|Belize|Belize|m|4|Belmopan||GT MX
BJ|Benin|Benin|m|4|Porto-Novo||BF NE NG TG
BT|Bhutan|Bhutan|m|3|Thimphu||CN IN
BO|Bolivia|Bolivia|f|2|||AR BR CL PY PE
BA|Bosnia and Herzegovina|Bosnia ed Erzegovina|f|2|Sarajevo||HR ME RS
BW|Botswana|Botswana|m|3|Gaborone||NA ZA ZW ZM?
BR|Brazil|Brasile|m|1|Brasília||AR BO CO GY PY PE SR UY VE FR?
BN|Brunei|Brunei|m|4|Bandar Seri Begawan||MY
BG|Bulgaria|Bulgaria|f|2|Sofia||GR MK RO RS TR
BF|Burkina Faso|Burkina Faso|m|4|Ouagadougou||BJ CI GH ML NE TG
BI|Burundi|Burundi|m|4|||CD RW TZ
KH|Cambodia|Cambogia|f|2|Phnom Penh||LA TH VN
CM|Cameroon|Camerun|m|3|Yaoundé||CF TD CG GQ GA NG
CA|Canada|Canada|m|1|Ottawa||US DK?
CV|Cape Verde|Capo Verde|-|3|Praia||
CF|the Central African Republic|Repubblica Centrafricana|f|4|Bangui||CM TD CD CG SS SD
TD|Chad|Ciad|m|3|N’Djamena||CM CF LY NE NG SD
CL|Chile|Cile|m|1|Santiago|Santiago del Cile|AR BO PE
CN|China|Cina|f|1|Beijing|Pechino|AF BT IN KZ KP KG LA MN MM NP PK RU TJ VN
CO|Colombia|Colombia|f|1|Bogotá||BR EC PA PE VE
KM|the Comoros|Comore|fp|4|Moroni||
CG|the Republic of the Congo|Repubblica del Congo|f|4|Brazzaville||AO CM CF CD GA
CD|the Democratic Republic of the Congo|Repubblica Democratica del Congo|f|3|Kinshasa||AO BI CF CG RW SS TZ UG ZM
CR|Costa Rica|Costa Rica|m|2|San José||NI PA
CI|Ivory Coast|Costa d’Avorio|f|2|||BF GH GN LR ML
HR|Croatia|Croazia|f|1|Zagreb|Zagabria|BA HU ME RS SI
CU|Cuba|Cuba|-|1|Havana|L’Avana|
CY|Cyprus|Cipro|-|2|Nicosia||GB?
CZ|the Czech Republic|Repubblica Ceca|f|1|Prague|Praga|AT DE PL SK
DK|Denmark|Danimarca|f|1|Copenhagen|Copenaghen|DE CA?
DJ|Djibouti|Gibuti|-|4|Djibouti|Gibuti|ER ET SO
DM|Dominica|Dominica|-|4|Roseau||
DO|the Dominican Republic|Repubblica Dominicana|f|2|Santo Domingo||HT
EC|Ecuador|Ecuador|m|2|Quito||CO PE
EG|Egypt|Egitto|m|1|Cairo|Il Cairo|IL LY SD
SV|El Salvador|El Salvador|-|3|San Salvador||GT HN
GQ|Equatorial Guinea|Guinea Equatoriale|f|4|||CM GA
ER|Eritrea|Eritrea|f|3|Asmara||DJ ET SD
EE|Estonia|Estonia|f|2|Tallinn||LV RU
SZ|Eswatini|Eswatini|m|4|||MZ ZA
ET|Ethiopia|Etiopia|f|2|Addis Ababa|Addis Abeba|DJ ER KE SO SS SD
FJ|Fiji|Figi|fp|3|Suva||
FI|Finland|Finlandia|f|1|Helsinki||NO SE RU
FR|France|Francia|f|1|Paris|Parigi|AD BE DE IT LU MC ES CH BR? SR? NL?
GA|Gabon|Gabon|m|4|Libreville||CM CG GQ
GM|the Gambia|Gambia|m|4|Banjul||SN
GE|Georgia|Georgia|f|2|Tbilisi||AM AZ RU TR
DE|Germany|Germania|f|1|Berlin|Berlino|AT BE CZ DK FR LU NL PL CH
GH|Ghana|Ghana|m|2|Accra||BF CI TG
GR|Greece|Grecia|f|1|Athens|Atene|AL BG TR MK
GD|Grenada|Grenada|-|4|Saint George’s||
GT|Guatemala|Guatemala|m|2|Guatemala City|Città del Guatemala|BZ SV HN MX
GN|Guinea|Guinea|f|4|Conakry||CI GW LR ML SN SL
GW|Guinea-Bissau|Guinea-Bissau|f|4|Bissau||GN SN
GY|Guyana|Guyana|f|4|Georgetown||BR SR VE
HT|Haiti|Haiti|-|2|Port-au-Prince||DO
HN|Honduras|Honduras|m|3|Tegucigalpa||GT SV NI
HU|Hungary|Ungheria|f|1|Budapest||AT HR RO RS SK SI UA
IS|Iceland|Islanda|f|1|Reykjavík||
IN|India|India|f|1|New Delhi|Nuova Delhi|BD BT MM CN NP PK AF?
ID|Indonesia|Indonesia|f|1|||TL MY PG
IR|Iran|Iran|m|1|Tehran|Teheran|AF AM AZ IQ PK TR TM
IQ|Iraq|Iraq|m|1|Baghdad||IR JO KW SA SY TR
IE|Ireland|Irlanda|f|1|Dublin|Dublino|GB
IL|Israel|Israele|-|1|||EG JO LB SY
IT|Italy|Italia|f|1|Rome|Roma|AT FR SM SI CH VA
JM|Jamaica|Giamaica|f|1|Kingston||
JP|Japan|Giappone|m|1|Tokyo||
JO|Jordan|Giordania|f|2|Amman||IQ IL SA SY
KZ|Kazakhstan|Kazakistan|m|2|Astana||CN KG RU TM UZ
KE|Kenya|Kenya|m|1|Nairobi||ET SO SS TZ UG
KI|Kiribati|Kiribati|fp|4|||
KW|Kuwait|Kuwait|m|2|Kuwait City|Madinat al-Kuwait|IQ SA
KG|Kyrgyzstan|Kirghizistan|m|4|Bishkek||CN KZ TJ UZ
LA|Laos|Laos|m|3|Vientiane||MM KH CN TH VN
LV|Latvia|Lettonia|f|2|Riga||BY EE LT RU
LB|Lebanon|Libano|m|2|Beirut||IL SY
LS|Lesotho|Lesotho|m|4|Maseru||ZA
LR|Liberia|Liberia|f|3|Monrovia||GN CI SL
LY|Libya|Libia|f|2|Tripoli||DZ TD EG NE SD TN
LI|Liechtenstein|Liechtenstein|m|2|Vaduz||AT CH
LT|Lithuania|Lituania|f|2|Vilnius||BY LV PL RU
LU|Luxembourg|Lussemburgo|m|2|Luxembourg|Lussemburgo|BE FR DE
MG|Madagascar|Madagascar|m|2|Antananarivo||
MW|Malawi|Malawi|m|4|Lilongwe||MZ TZ ZM
MY|Malaysia|Malaysia|f|2|Kuala Lumpur||BN ID TH SG?
MV|the Maldives|Maldive|fp|2|Malé||
ML|Mali|Mali|m|3|Bamako||DZ BF CI GN MR NE SN
MT|Malta|Malta|-|2|Valletta|La Valletta|
MH|the Marshall Islands|Isole Marshall|fp|4|Majuro||
MR|Mauritania|Mauritania|f|4|Nouakchott||DZ ML SN MA?
MU|Mauritius|Mauritius|-|3|Port Louis||
MX|Mexico|Messico|m|1|Mexico City|Città del Messico|BZ GT US
FM|Micronesia|Micronesia|f|4|Palikir||
MD|Moldova|Moldavia|f|3|Chișinău||RO UA
MC|Monaco|Monaco|-|2|||FR
MN|Mongolia|Mongolia|f|2|Ulaanbaatar|Ulan Bator|CN RU
ME|Montenegro|Montenegro|m|3|Podgorica||AL BA HR RS
MA|Morocco|Marocco|m|1|Rabat||DZ ES? MR?
MZ|Mozambique|Mozambico|m|3|Maputo||MW ZA SZ TZ ZM ZW
MM|Myanmar|Birmania|f|2|Naypyidaw||BD CN IN LA TH
NA|Namibia|Namibia|f|3|Windhoek||AO BW ZA ZM ZW?
NR|Nauru|Nauru|-|4|||
NP|Nepal|Nepal|m|2|Kathmandu||CN IN
NL|the Netherlands|Paesi Bassi|mp|1|Amsterdam||BE DE FR?
NZ|New Zealand|Nuova Zelanda|f|1|Wellington||
NI|Nicaragua|Nicaragua|m|3|Managua||CR HN
NE|Niger|Niger|m|4|Niamey||DZ BJ BF TD LY ML NG
NG|Nigeria|Nigeria|f|2|Abuja||BJ CM TD NE
KP|North Korea|Corea del Nord|f|1|Pyongyang||CN KR RU
MK|North Macedonia|Macedonia del Nord|f|3|Skopje||AL BG GR RS?
NO|Norway|Norvegia|f|1|Oslo||FI SE RU
OM|Oman|Oman|m|3|Muscat|Mascate|SA AE YE
PK|Pakistan|Pakistan|m|2|Islamabad||AF CN IN IR
PW|Palau|Palau|-|4|||
PA|Panama|Panama|-|2|Panama City|Panama|CO CR
PG|Papua New Guinea|Papua Nuova Guinea|f|3|Port Moresby||ID
PY|Paraguay|Paraguay|m|2|Asunción||AR BO BR
PE|Peru|Perù|m|1|Lima||BO BR CL CO EC
PH|the Philippines|Filippine|fp|2|Manila||
PL|Poland|Polonia|f|1|Warsaw|Varsavia|BY CZ DE LT RU SK UA
PT|Portugal|Portogallo|m|1|Lisbon|Lisbona|ES
QA|Qatar|Qatar|m|2|Doha||SA
RO|Romania|Romania|f|1|Bucharest|Bucarest|BG HU MD RS UA
RU|Russia|Russia|f|1|Moscow|Mosca|AZ BY CN EE FI GE KZ KP LV LT MN NO PL UA
RW|Rwanda|Ruanda|m|3|Kigali||BI CD TZ UG
KN|Saint Kitts and Nevis|Saint Kitts e Nevis|-|4|Basseterre||
LC|Saint Lucia|Saint Lucia|-|4|Castries||
VC|Saint Vincent and the Grenadines|Saint Vincent e Grenadine|-|4|Kingstown||
WS|Samoa|Samoa|-|4|Apia||
SM|San Marino|San Marino|-|2|||IT
ST|São Tomé and Príncipe|São Tomé e Príncipe|-|4|São Tomé||
SA|Saudi Arabia|Arabia Saudita|f|1|Riyadh|Riad|IQ JO KW OM QA AE YE
SN|Senegal|Senegal|m|2|Dakar||GM GN GW ML MR
RS|Serbia|Serbia|f|2|Belgrade|Belgrado|BA BG HR HU ME RO MK? AL?
SC|the Seychelles|Seychelles|fp|3|Victoria||
SL|Sierra Leone|Sierra Leone|f|4|Freetown||GN LR
SG|Singapore|Singapore|-|2|||MY?
SK|Slovakia|Slovacchia|f|2|Bratislava||AT CZ HU PL UA
SI|Slovenia|Slovenia|f|2|Ljubljana|Lubiana|AT HR HU IT
SB|the Solomon Islands|Isole Salomone|fp|4|Honiara||
SO|Somalia|Somalia|f|2|Mogadishu|Mogadiscio|DJ ET KE
ZA|South Africa|Sudafrica|m|1|||BW LS MZ NA SZ ZW
KR|South Korea|Corea del Sud|f|1|Seoul|Seul|KP
SS|South Sudan|Sudan del Sud|m|4|Juba||CF CD ET KE UG SD
ES|Spain|Spagna|f|1|Madrid||AD FR PT MA? GB?
LK|Sri Lanka|Sri Lanka|m|2|||
SD|Sudan|Sudan|m|3|Khartoum||CF TD EG ER ET LY SS
SR|Suriname|Suriname|m|4|Paramaribo||BR GY FR?
SE|Sweden|Svezia|f|1|Stockholm|Stoccolma|FI NO
CH|Switzerland|Svizzera|f|1|Bern|Berna|AT FR DE IT LI
SY|Syria|Siria|f|2|Damascus|Damasco|IQ IL JO LB TR
TW|Taiwan|Taiwan|-|1|||
TJ|Tajikistan|Tagikistan|m|4|Dushanbe||AF CN KG UZ
TZ|Tanzania|Tanzania|f|2|||BI CD KE MW MZ RW UG ZM
TH|Thailand|Thailandia|f|1|Bangkok||MM KH LA MY
TL|East Timor|Timor Est|m|4|Dili||ID
TG|Togo|Togo|m|4|Lomé||BJ BF GH
TO|Tonga|Tonga|-|4|Nuku‘alofa||
TT|Trinidad and Tobago|Trinidad e Tobago|-|3|Port of Spain||
TN|Tunisia|Tunisia|f|2|Tunis|Tunisi|DZ LY
TR|Turkey|Turchia|f|1|Ankara||AM AZ BG GE GR IR IQ SY
TM|Turkmenistan|Turkmenistan|m|4|Ashgabat||AF IR KZ UZ
TV|Tuvalu|Tuvalu|-|4|||
UG|Uganda|Uganda|f|2|Kampala||KE RW SS CD TZ
UA|Ukraine|Ucraina|f|1|Kyiv|Kiev|BY HU MD PL RO RU SK
AE|the United Arab Emirates|Emirati Arabi Uniti|mp|2|Abu Dhabi||OM SA
GB|the United Kingdom|Regno Unito|m|1|London|Londra|IE ES? CY?
US|the United States|Stati Uniti|mp|1|Washington||CA MX
UY|Uruguay|Uruguay|m|2|Montevideo||AR BR
UZ|Uzbekistan|Uzbekistan|m|3|Tashkent||AF KZ KG TJ TM
VU|Vanuatu|Vanuatu|-|4|Port Vila||
VA|Vatican City|Città del Vaticano|f|1|||IT
VE|Venezuela|Venezuela|m|2|Caracas||BR CO GY
VN|Vietnam|Vietnam|m|1|Hanoi||KH CN LA
YE|Yemen|Yemen|m|3|Sana’a||OM SA
ZM|Zambia|Zambia|m|3|Lusaka||AO CD MW MZ NA TZ ZW BW?
ZW|Zimbabwe|Zimbabwe|m|3|Harare||BW MZ ZA ZM NA?
`
