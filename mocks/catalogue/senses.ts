import type { KnownProductAttributeKey } from '../../src/gen/models';
import type { Article } from './article';
import { fold } from '../../src/domain/typedText';
import { errorsBetween, wordsOf } from './folding';
import type { Term } from './searchQuery';
import { allergens } from './vocabulary/labels';
import { allergenWords, nonFood, origins, petFood, plantMilk, saidOtherwise, withoutWords } from './vocabulary/senses';

/** Attributes that people depend on: what lacks them is no way out for anybody who asks for them. */
const depended: readonly KnownProductAttributeKey[] = ['VEG', 'VEGET', 'GF', 'LF', 'HAL', 'KOS'];
/** Words that say what goods are without, or with less of. */
const saysWithout = /(?:frei|los)(?:e[rnsm]?)?$|(?:free|less)$|^(?:ent|de)[ck]off|^decaf|^analcol/;
/** Shortest word in front of "-frei". */
const leastStem = 2;

/** Whether a term says what goods must be or must not have, so that nothing is found instead of it. */
export function isStrict({ attribute, isUnwanted = false, words }: Term): boolean {
  return isUnwanted || (attribute ? depended.includes(attribute) : words.length === 1 && saysWithout.test(words[0] ?? ''));
}

/** What a word says goods are without, of words that the catalogue doesn't write: "unsalted" is without salt, "nussfrei" without nuts. */
export function unwantedIn(word: string): string | undefined {
  const [, stem = ''] = /^(.+)(?:frei(?:e[rnsm]?)?|free)$/.exec(word) ?? [];
  return withoutWords[word] ?? (stem.length >= leastStem ? stem : undefined);
}

const negating = /^(?:ohne|without|senza)$/;
/** Shortest word that is taken for the beginning of a longer one. */
const leastMeant = 4;

/** What of a query a guess must keep. */
export interface Senses {
  /** Places in {@link origins}. */
  readonly origins: readonly number[];
  readonly isPlantMilk: boolean;
  readonly isNonFood: boolean;
}

/** From so many letters on the end of a word may have a typing error, unless it is the whole of it and a short one. */
const leastMisspelt = 6;

/** Whether a word ends as one for what nobody eats, also with a typing error. */
const namesNonFood = (word: string) =>
  nonFood.some((end) => {
    if (word.endsWith(end)) return true;
    if (end.length < leastMisspelt + (word.length > end.length + 1 ? 0 : 1)) return false;
    return [-1, 0, 1].some((more) => errorsBetween(word.slice(-(end.length + more)), end, 1) <= 1);
  });

const originsIn = (text: string) => origins.flatMap((origin, place) => (origin.test(text) ? [place] : []));

/** What typed words name that a guess must keep: an animal or a plant, a drink in place of milk, something that nobody eats. */
export function sensesOf(words: readonly string[]): Senses {
  const text = words.join(' ');
  return { origins: originsIn(text), isPlantMilk: plantMilk.test(text), isNonFood: words.some(namesNonFood) || petFood.test(text) };
}

/** Goods without any of what people eat or drink. */
const isFood = ({ item }: Article) => item.traits.nutrients !== undefined;

const texts = new WeakMap<Article['item'], string>();
function textOf({ item, family }: Article): string {
  let text = texts.get(item);
  if (text === undefined) texts.set(item, (text = fold(`${item.name} | ${family.name}`)));
  return text;
}

/** Whether an article is drunk or used in place of milk. */
export const isPlantMilk = (article: Article) => plantMilk.test(textOf(article));

/** Whether an article keeps what a query names. */
export function keepsSenses(article: Article, senses: Senses): boolean {
  if (isFood(article) === senses.isNonFood) return false;
  if (senses.isPlantMilk && !isPlantMilk(article)) return false;
  if (senses.origins.length === 0) return true;
  // A category may name two animals; the goods in it name their own.
  const named = originsIn(fold(article.item.name));
  const own = named.length > 0 ? named : originsIn(textOf(article));
  return senses.origins.every((origin) => own.includes(origin));
}

/** Whether an article has what a query doesn't want by what it is made of, also where its name doesn't say so. */
export function isMadeOf({ item }: Article, word: string): boolean {
  if (/^al[ck]o/.test(word)) return (item.traits.alcohol ?? 0) > 0;
  const allergen = allergens.findIndex(({ key }) => allergenWords[key]?.test(word));
  if (allergen >= 0) return item.allergenCodes[allergen] === 'J';
  return wordsOf(item.traits.ingredients ?? '').some((listed) => listed.startsWith(word));
}

/** What a name says of goods and something: that they are without it, that they have it, or neither. */
export function saidOf(name: string, word: string): 'without' | 'having' | undefined {
  const words = wordsOf(name);
  const text = words.join(' ');
  const other = saidOtherwise.find(({ typed }) => typed.test(word));
  if (other?.without.test(text)) return 'without';
  if (other?.having?.test(text)) return 'having';
  // "Zuccheri" is "zucchero" of more kinds.
  const stem = word.length > leastMeant ? word.slice(0, -1) : word;
  const isIt = (one = '') => one.startsWith(stem) || (one.length >= leastMeant && word.startsWith(one));
  // "Free range" is no word against eggs, and "lactose-free" none against nuts: it counts beside its own word alone.
  const says = words.some((one, place) => {
    if (negating.test(one)) return isIt(words[place + 1]) || isIt(words[place + 2]);
    if (one === 'free') return isIt(words[place - 1]) && words[place + 1] !== 'range';
    return isIt(one) && /(?:frei|los)(?:e[nrsm]?)?$/.test(one);
  });
  return says ? 'without' : undefined;
}
