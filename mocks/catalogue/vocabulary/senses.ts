/**
 * What goods come of, as the beginnings of folded words in German, English, Italian and kitchen French. Who names one of them and gets
 * goods of another has not been guessed at but misled, so each line is one animal, or one plant that people take in place of one.
 */
export const origins: readonly RegExp[] = [
  /(?:^|[^a-z])(?:bio)?(?:rind|ochs|beef|manzo|ox(?![a-z])|oxtail|bouf)/,
  /(?:^|[^a-z])(?:bio)?(?:kalb|veal|vitell|veau)/,
  /(?:^|[^a-z])(?:bio)?(?:schwein|ferkel|spanferkel|pork|pig(?![a-z])|maial|suin|porc(?!in)|iberic)/,
  /(?:^|[^a-z])(?:bio)?(?:huhn|huhner|hendl|hahnchen|poulet|poulard|chicken|poll[oi]|gallin)/,
  /(?:^|[^a-z])(?:bio)?(?:pute|puten|truthahn|turkey|tacchin|dinde)/,
  /(?:^|[^a-z])(?:ente(?![a-z])|enten|duck|anatr|canard)/,
  /(?:^|[^a-z])(?:gans|goose|oca(?![a-z])|foie)/,
  /(?:^|[^a-z])(?:bio)?(?:lamm|schaf|hammel|lamb|mutton|sheep|agnell|pecor|agneau)/,
  /(?:^|[^a-z])(?:bio)?(?:ziege(?!l)|kitz|goat|capr[aei](?![a-z])|caprin|chevre)/,
  /(?:^|[^a-z])(?:hase(?!l)|feldhas|wildhas|hare(?![a-z])|lepre|lievre)/,
  /(?:^|[^a-z])(?:kaninchen|stallhas|rabbit|conigli|lapin)/,
  /(?:^|[^a-z])(?:pferd|fohlen|horse(?!r)|cavall|cheval)/,
  /(?:^|[^a-z])(?:reh(?![a-z])|reh(?:ruck|keul|schlog|ragout|gulasch|schult|filet|fleisch|braten|schnitz)|venison|roe deer|capriol|chevreuil)/,
  /(?:^|[^a-z])(?:hirsch|damwild|rotwild|red deer|stag(?![a-z])|cerv[oi])/,
  /(?:^|[^a-z])(?:wildschwein|boar|cinghial|sanglier)/,
  /(?:^|[^a-z])(?:buffel|buffal|bufal)/,
  /(?:^|[^a-z])(?:strauss|ostrich|struzz|fasan|pheasant|fagian|wachtel|quail|quagli|taube|pigeon|piccion|rebhuhn|partridge)/,
  /(?:^|[^a-z])(?:lachs|raucherlachs|salmon|saumon)/,
  /(?:^|[^a-z])(?:forelle|saibling|trout|char(?![a-z])|trot[ae]|salmerin|truite)/,
  /(?:^|[^a-z])(?:thunfisch|tuna|tonno|thon(?![a-z]))/,
  /(?:^|[^a-z])(?:kabeljau|dorsch|seelachs|cod(?![a-z])|merluzz|saithe|pollock|stockfisch|baccal)/,
  /(?:^|[^a-z])(?:zander|pike|lucioperc|fogosch|hecht|karpfen|carp(?![a-z])|carpa|wels(?![a-z])|catfish|pangasius)/,
  /(?:^|[^a-z])(?:hering|matjes|sardin|sardell|anchov|makrel|mackerel|herring|acciugh|aring|sgombr)/,
  /(?:^|[^a-z])(?:wolfsbarsch|goldbrass|dorad|branzin|orata|sea bass|sea bream|scholle|seezunge|steinbutt|heilbutt|plaice|sole(?![a-z])|turbot|halibut)/,
  /(?:^|[^a-z])(?:garnel|shrimp|prawn|gamber|crevett|scamp|hummer|lobster|astice|languste|krebs|crab(?![a-z])|granchi|krabb)/,
  /(?:^|[^a-z])(?:muschel|miesmuschel|jakobsmuschel|auster|mussel|oyster|clam|scallop|cozz[ae]|vongol|ostric|calamar|tintenfisch|oktopus|pulpo|squid|octopus|polp[oi])/,
  /(?:^|[^a-z])(?:hafer|oat|avena|avoine)/,
  /(?:^|[^a-z])(?:soja|soy|soia)/,
  /(?:^|[^a-z])(?:mandel|almond|mandorl|amande)/,
  /(?:^|[^a-z])(?:kokos|coconut|cocco)/,
  /(?:^|[^a-z])(?:reis|rice|riso(?![a-z])|riz(?![a-z]))/,
  /(?:^|[^a-z])(?:dinkel|spelt|farro|hanf|hemp|canapa|erbse|pea(?![a-z])|peas|pisell|lupine|lupin)/,
  /(?:^|[^a-z])(?:erdnuss|erdnusse|peanut|arachid)/,
  /(?:^|[^a-z])(?:haselnuss|hazelnut|nocciol|cashew|walnuss|walnut|pistazi|pistacc|pistach)/,
  /(?:^|[^a-z])(?:kakao|cocoa|cacao)/,
];

/** What is drunk in place of milk: it must not become the milk of a cow, nor a pudding made of it. */
export const plantMilk =
  /(?:hafer|soja|mandel|reis|kokos|hanf|dinkel|erbsen|cashew|haselnuss|lupinen|pflanzen)(?:milch|drink|joghurt|gurt|obers|sahne|rahm)|(?:oat|soya?|almond|rice|coconut|hemp|spelt|pea|cashew|hazelnut|plant|vegan) ?(?:milk|drink|yogh?urt|cream)|(?:latte|bevanda|yogurt|panna) (?:di |d|all|alla |al )?(?:avena|soia|mandorl\p{L}+|riso|cocco|canapa|farro)/u;

/** Ends of words for what nobody eats. A compound is what its end says: a "Tortenplatte" is no cake. */
export const nonFood: readonly string[] =
  'papier tuch tucher serviette servietten folie sack sacke beutel reiniger reinigungsmittel entkalker spulmittel waschmittel seife besen schwamm messer gabel loffel teller platte becher glas glaser geschirr besteck handschuh handschuhe kerze kerzen box boxen schale schalen schurze reibe pfanne topf brett dose deckel filter halme spiess spiesse futter streu napkin napkins towel towels tissue foil bag bags cleaner detergent soap glove gloves fork forks knife knives spoon spoons plate plates cup cups glass glasses candle candles straw straws tray trays pan pot board container tovaglioli tovagliolo carta sacchetti sacchi detersivo sapone guanti forchetta forchette coltelli coltello cucchiai piatti bicchieri candele cannucce heber zange kelle sieb offner schaler pinsel thermometer korkenzieher waage schneidbrett opener peeler tongs ladle whisk spatula corkscrew apribottiglie mestolo frusta cavatappi'.split(' ');

/** What animals are fed with, in words that end as food does. */
export const petFood = /(?:^| )(?:cat|dog|pet|bird|animal) (?:food|treats?|litter)|(?:^| )(?:cibo|crocchette|mangime|snack)(?: per)? (?:gatt[oi]|can[ei]|animali|uccelli)|(?:^| )(?:katzen|hunde|vogel|tier)(?:nahrung|futter|snacks?|leckerli)/;

/** Words that say that goods are without something, and what. Where the catalogue calls goods so, they are looked for as they are written. */
export const withoutWords: Readonly<Record<string, string>> = {
  unsalted: 'salt', ungesalzen: 'salz', ungesalzene: 'salz', ungesalzenes: 'salz', salzlos: 'salz', saltless: 'salt', insipido: 'sale',
  unsweetened: 'sugar', sugarless: 'sugar', ungesusst: 'zucker', ungesusste: 'zucker', ungezuckert: 'zucker', ungezuckerte: 'zucker', zuckerlos: 'zucker',
  boneless: 'bones', knochenlos: 'knochen', skinless: 'skin', hautlos: 'haut', seedless: 'seeds', kernlos: 'kerne', kernlose: 'kerne', eggless: 'egg', dairyfree: 'milk', unsmoked: 'smoked', ungerauchert: 'gerauchert', ungerauchertes: 'gerauchert', ungeraucherter: 'gerauchert', pitted: 'stones', alcoholfree: 'alcohol',
};

/** What goods are without in other words than "without" and its name, and what says that they have it: names as folded words. */
export const saidOtherwise: readonly { readonly typed: RegExp; readonly without: RegExp; readonly having?: RegExp }[] = [
  { typed: /^al[ck]o/, without: /alkoholfrei|alcohol free|analcolic|senza alcol/ },
  { typed: /^(?:knochen|bein|bones?$|oss[oi]$)/, without: /ohne bein|ausgelost|boneless|disossat/, having: /mit bein|bone in|con osso/ },
  { typed: /^(?:kern|stein|seed|stone|pits?$|nocciol[oi]|sem[ei]$)/, without: /entsteint|kernlos|pitted|seedless|denocciolat|senza semi/, having: /mit (?:stein|kern)|with (?:stone|pit)|con nocciol/ },
  { typed: /^(?:kohlensaure|sprudel|gas$|bubbles?$|bollicine|carbonat)/, without: /(?:^| )still(?: |$)|naturale/, having: /prickelnd|sparkling|frizzante/ },
  { typed: /^[ck]off?ein|^caff?ein/, without: /entkoffeiniert|decaff/ },
  { typed: /^(?:gerauchert|raucher|smoked?$|affumicat)/, without: /ungerauchert|unsmoked/, having: /gerauchert|raucher|smoked|affumicat/ },
];

/** Words for allergens, by which goods have what they are asked to be without, whatever they are called. */
export const allergenWords: Readonly<Record<string, RegExp>> = {
  gluten: /^(?:gluten|weizen|wheat|frument|roggen|rye)/, eggs: /^(?:ei|eier|egg|eggs|uov[ao])$/, milk: /^(?:milch|milk|latte|lait|dairy|latticini)$/, soy: /^(?:soja|soya?|soia)$/,
  peanuts: /^(?:erdnuss|erdnusse|peanuts?|arachidi?)$/, nuts: /^(?:nuss|nusse|nuts?|noci|frutta a guscio)$/, fish: /^(?:fisch|fish|pesce)$/, celery: /^(?:sellerie|celery|sedano)$/,
  mustard: /^(?:senf|mustard|senape)$/, sesame: /^(?:sesam|sesame|sesamo)$/, lupine: /^(?:lupinen?|lupin|lupini)$/, crab: /^(?:krebstiere?|krebs|crustaceans?|crostacei)$/, molluscs: /^(?:weichtiere?|molluscs?|molluschi)$/, sulfite: /^(?:sulfite?|solfiti)$/,
};
