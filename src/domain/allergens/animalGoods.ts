import { normalizeForSearch } from '../text/typedText';

/*
 * Words are in the form of `normalizeForSearch`: lower case, without accents and umlauts. A word that could be a plant's, an egg's or a spice's is
 * left out: products without a listed word stay undeclared, and are asked about.
 */

/** Words that say by themselves that there is meat or fish in it, in a name or a category. */
const animals = new Set(
  [
    'fleisch rindfleisch geflugel kalb schwein huhn huhner hendl hahnchen pute puten truthahn ente gans lamm kitz hirsch reh wildschwein kaninchen',
    'wurst wurste wurstel wurstchen cevapcici debreziner schinken speck salami leberkase leberkas faschiertes beiried rostbraten tafelspitz ochsenschlepp leberpastete leberaufstrich leberknodel verhackertes grammelschmalz',
    'fisch fische lachs raucherlachs seelachs forelle forellen zander karpfen saibling thunfisch kabeljau dorsch hering heringe matjes makrele makrelen sardellen sardinen anchovis garnelen scampi krabben krebse surimi muscheln miesmuscheln tintenfisch',
    'meat beef veal pork poultry chicken turkey duck goose lamb venison rabbit sausage sausages ham bacon frankfurters liver lard',
    'fish seafood salmon trout tuna cod herring mackerel anchovies sardines prawns shrimps mussels clams squid',
    'carne manzo vitello maiale pollame pollo tacchino anatra oca agnello capretto selvaggina cervo coniglio salumi salame salsiccia salsicce insaccati prosciutto prosciutti pancetta mortadella fegato strutto',
    'pesce salmone trota tonno merluzzo aringa sgombro acciughe sardine gamberi crostacei molluschi cozze vongole calamari',
  ]
    .join(' ')
    .split(' '),
);

/** Ends of German compounds that name meat or fish, with any beginning. */
const endings = /(?:wurst|wurstel|wurstchen|schinken|speck|fisch|lachs|faschiertes|leberkase)$/;

/** German compounds of an animal and a part or a dish of it: an egg is none, nor is wild rice. */
const cuts =
  /^(?:raucher|see|regenbogen|lachs)?(?:rind|rinder|rinds|kalb|kalbs|schwein|schweine|schweins|huhn|huhner|hendl|pute|puten|truthahn|ente|enten|gans|ganse|lamm|lamms|hirsch|reh|wild|wildschwein|kaninchen|fisch|lachs|forellen|saibling|saiblings|karpfen|zander|thunfisch|kabeljau|dorsch|hering|herings|makrelen|sardellen|sardinen|schollen|pangasius)(?:fleisch|filet|filets|brust|brustfilet|keule|keulen|oberkeule|unterkeule|schenkel|flugel|braten|schnitzel|steak|steaks|schulter|huft|lungenbraten|backerl|leber|zunge|herz|nieren|faschiertes|geschnetzeltes|gulasch|ragout|schopf|bauch|karree|kotelett|rucken|stelze|haxe|hals|schlogel|roulade|rouladen|vogerl|nuggets|burger|ribeye|stabchen|laibchen|fond|suppe|schmalz|pastete|sulz)$/;

/** German for beef, which is the English peel of a fruit or a cheese. */
const beef = /^rind\b|\bvom rind\b/;

/** Categories that are called so, and are words of other goods beside others. */
const categories = new Set(['wild', 'game', 'frutti di mare', 'meeresfruchte']);

/** Words that cancel all of the above, wherever they stand: substitutes for meat. */
const substitutes =
  /vegan|veget|veggie|pflanzlich|plant|tofu|seitan|tempeh|soja|\bsoy|\bsoia|ersatz|alternativ|fleischlos|meatless|fischlos/;

/** Words that cancel them in the name of the goods themselves: goods that go with meat, only taste of it, or share its name. */
const otherGoods =
  /gewurz|wurzmischung|seasoning|spice|spezie|aroma|geschmack|flavou?r|\bgusto\b|sauce|\bsalsa\b|tomate|tomato|pomodor|lettuce|palatschinken|\beier?\b|\beggs?\b|\buova\b/;

/** Words before what the goods lie in: herring in tomato sauce is herring. */
const liesIn = / (?:in|im|al|alla|in der) /;

/** Words before the goods that the product goes with. */
const goesWith = / (?:fur|for|per|zu|zum) /;

/** Words before the goods that the product is free of. */
const without = new Set(['ohne', 'without', 'senza', 'sin', 'no']);

const hasAnimalWord = (text: string): boolean => {
  const words = text.split(/[^\p{L}]+/u);
  const isAnimal = (word: string) => animals.has(word) || endings.test(word) || cuts.test(word);
  return beef.test(text) || words.some((word, place) => isAnimal(word) && !without.has(words[place - 1] ?? ''));
};

/** Goods that a text names: `animal`, or `other` goods that share a word with meat or fish; undefined if neither is known. */
function saidBy(text: string): 'animal' | 'other' | undefined {
  const folded = normalizeForSearch(text);
  if (substitutes.test(folded)) return 'other';
  const [goods = ''] = folded.split(liesIn);
  if (!otherGoods.test(goods) && hasAnimalWord(goods.split(goesWith)[0] ?? '')) return 'animal';
  if (otherGoods.test(folded)) return 'other';
  return hasAnimalWord(folded.split(goesWith)[0] ?? '') ? 'animal' : undefined;
}

/**
 * True if name or category says that a product is meat, sausage or fish, so that it is unfit for a diet without them. The reverse
 * doesn't hold: a product without such a word may contain them all the same (record 011).
 */
export function isNamedAnimal({ name, category }: { readonly name: string; readonly category: string | undefined }): boolean {
  // A name of another product takes precedence over the category.
  const byName = saidBy(name);
  if (byName !== undefined) return byName === 'animal';
  return category !== undefined && (categories.has(normalizeForSearch(category)) || saidBy(category) === 'animal');
}
