import { fold } from './typedText';

/*
 * Words are written as `fold` leaves them: small, without accents and umlauts. A word that could be a plant's, an egg's or a spice's is left
 * out: what no word names stays not declared, and is asked about.
 */

/** Words that say by themselves that there is meat or fish in it, in a name or a category. */
const animals = new Set(
  [
    'fleisch rindfleisch geflugel kalb schwein huhn huhner hendl hahnchen pute puten truthahn ente gans lamm kitz hirsch reh wildschwein kaninchen',
    'wurst wurste wurstel wurstchen schinken speck salami leberkase leberkas faschiertes beiried rostbraten tafelspitz ochsenschlepp leberpastete leberaufstrich leberknodel verhackertes grammelschmalz',
    'fisch fische lachs raucherlachs forelle zander karpfen saibling thunfisch kabeljau dorsch hering makrele sardellen sardinen garnelen krebse muscheln miesmuscheln tintenfisch',
    'meat beef veal pork poultry chicken turkey duck goose lamb venison rabbit sausage sausages ham bacon frankfurters liver lard',
    'fish seafood salmon trout tuna cod herring mackerel anchovies sardines prawns shrimps mussels clams squid',
    'carne manzo vitello maiale pollame pollo tacchino anatra oca agnello capretto selvaggina cervo coniglio salumi salame salsiccia salsicce insaccati prosciutto prosciutti pancetta mortadella fegato strutto',
    'pesce salmone trota tonno merluzzo aringa sgombro acciughe sardine gamberi crostacei molluschi cozze vongole calamari',
  ]
    .join(' ')
    .split(' '),
);

/** Ends of German compounds that name meat or fish, whatever stands before. */
const endings = /(?:wurst|wurstel|wurstchen|schinken|speck|fisch|lachs|faschiertes|leberkase)$/;

/** German compounds of an animal and a part or a dish of it: an egg is none, nor is wild rice. */
const cuts =
  /^(?:rind|rinder|rinds|kalb|kalbs|schwein|schweine|schweins|huhn|huhner|hendl|pute|puten|truthahn|ente|enten|gans|ganse|lamm|lamms|hirsch|reh|wild|wildschwein|kaninchen|fisch|lachs|forellen|zander|thunfisch)(?:fleisch|filet|filets|brust|brustfilet|keule|keulen|oberkeule|unterkeule|schenkel|flugel|braten|schnitzel|steak|steaks|schulter|huft|lungenbraten|backerl|leber|zunge|herz|nieren|faschiertes|geschnetzeltes|gulasch|ragout|schopf|bauch|karree|kotelett|rucken|stelze|haxe|hals|ribeye|stabchen|laibchen|fond|suppe|schmalz|pastete|sulz)$/;

/** German for beef, which is the English peel of a fruit or a cheese. */
const beef = /^rind\b|\bvom rind\b/;

/** Categories that are called so, and are words of other goods beside others. */
const categories = new Set(['wild', 'game', 'frutti di mare', 'meeresfruchte']);

/** Words beside which none of the above says anything: what stands in for meat, goes with it, or only tastes or is called like it. */
const otherGoods =
  /vegan|veget|veggie|pflanzlich|plant|tofu|seitan|tempeh|soja|\bsoy|\bsoia|ersatz|alternativ|fleischlos|meatless|gewurz|wurzmischung|seasoning|spice|spezie|aroma|geschmack|flavou?r|\bgusto\b|sauce|\bsalsa\b|tomate|tomato|pomodor|lettuce|palatschinken|\beier?\b|\beggs?\b|\buova\b/;

/** What follows these is what the product goes with. */
const goesWith = / (?:fur|for|per|zu|zum) /;

/** What follows these isn't in it. */
const without = new Set(['ohne', 'without', 'senza', 'sin', 'no']);

function saysAnimal(text: string): boolean {
  const folded = fold(text);
  if (otherGoods.test(folded)) return false;
  const [named = ''] = folded.split(goesWith);
  const words = named.split(/[^\p{L}]+/u);
  const isAnimal = (word: string) => animals.has(word) || endings.test(word) || cuts.test(word);
  return beef.test(named) || words.some((word, place) => isAnimal(word) && !without.has(words[place - 1] ?? ''));
}

/**
 * Whether a product's name or its category's says that it is meat, sausage or fish, so that nobody who eats none of it can eat the product.
 * The other way round nothing follows: what isn't named may be in it all the same (record 035).
 */
export function isNamedAnimal({ name, category }: { readonly name: string; readonly category: string | undefined }): boolean {
  // A name that says what the product is instead outweighs the category that it lies in.
  if (otherGoods.test(fold(name))) return false;
  return saysAnimal(name) || (category !== undefined && (categories.has(fold(category)) || saysAnimal(category)));
}
