import { normalizeForSearch } from '../text/typedText';
import type { ContentMeasure } from './content';

/** The usual content of one guest's share, in its measure. */
export interface PortionRange {
  readonly min: number;
  readonly max: number;
  readonly measure: ContentMeasure;
}

type RangeRow = readonly [words: RegExp, min: number, max: number, measure: ContentMeasure];

/**
 * Usual shares of one guest at one meal, as bought: raw, uncooked, with bone. They span a small side and a large main
 * course, as caterers plan them: a plate holds about 400 to 600 g, of which meat or fish is a third, a side a third and
 * vegetables a third; pasta and rice count dry and triple in the pot; drinks are those of an evening. They only support
 * a hint, so they are wide. Words are in the form of `normalizeForSearch`, in all languages of the shop; the first row
 * that fits counts.
 */
const ranges: readonly RangeRow[] = [
  [/raucher|smoked|affumic|konserv|canned|conserv|in scatola/, 30, 120, 'g'],
  [/fisch|garnele|muschel|meeresfrucht|fish|prawn|seafood|squid|pesce|pesci|frutti di mare|gamber|mollusch/, 120, 250, 'g'],
  [/wurst|salami|schinken|speck|pastete|sausage|bacon|\bham\b|frankfurter|salum|insaccat|affettat|prosciutt/, 40, 150, 'g'],
  [/kase\b|cheese|formagg|mozzarella/, 40, 120, 'g'],
  [/kuchen|torte\b|torten|strudel|mehlspeis|plunder|croissant|\bcakes?\b|pastr|\bdolci\b|cornett/, 60, 150, 'g'],
  [/\beis\b|portionseis|dessert|ice cream|\bgelat[oi]\b/, 70, 150, 'g'],
  [/brot|geback|semmel|baguette|bread|\brolls\b|\bpane\b|\bpanin/, 40, 100, 'g'],
  [/\b(?:rind|kalb|schwein|huhn|pute|ente|gans|lamm|kitz|wild)\b|fleisch|geflugel|faschiert/, 120, 250, 'g'],
  [/\b(?:beef|veal|pork|chicken|turkey|duck|goose|lamb|game|meat|poultry)\b/, 120, 250, 'g'],
  [/\b(?:manzo|vitello|maiale|pollo|pollame|tacchino|anatra|oca|agnello|selvaggina|carne)\b/, 120, 250, 'g'],
  [/knodel|nockerl|teigtasch|dumpling|canederl|gnocchi|ravioli/, 120, 250, 'g'],
  [/erdapfel|kartoffel|pommes|potato|\bfries\b|patat/, 120, 300, 'g'],
  [/nudel|teigwaren|\bpasta\b|\breis\b|\brice\b|\briso\b/, 50, 130, 'g'],
  [/nusse|knabber|\bnuts\b|snack|frutta secca/, 20, 60, 'g'],
  [/salat|salad|insalat/, 40, 120, 'g'],
  [/\bkrauter\b|\bherbs\b|erbe aromatiche/, 2, 15, 'g'],
  [/gemuse|wurzel|kohl\b|spargel|pilze|tomate|vegetab|cabbage|asparag|mushroom|verdur|cavol|pomodor|fungh/, 80, 250, 'g'],
  [/obst|beeren|trauben|fruchte|melonen|fruit|berries|frutta/, 80, 200, 'g'],
  [/\bbutter\b|burro/, 10, 40, 'g'],
  [/kaffee|coffee|caffe/, 7, 25, 'g'],
  [/wein\b|\bwine\b|\bvin[oi]\b|spumant/, 100, 500, 'ml'],
  [/bier\b|\bbeer\b|birr[ae]/, 300, 1_000, 'ml'],
  [/wasser|limonade|safte?\b|\bwater\b|lemonade|juice|\bacqu|bibite|succh/, 200, 800, 'ml'],
];

/** The usual share of a guest by a product's category, else by its name; undefined where none is known for its measure. */
export function portionRangeOf(
  { name, categoryName = '' }: { readonly name: string; readonly categoryName: string | undefined },
  measure: ContentMeasure,
): PortionRange | undefined {
  for (const text of [categoryName, name]) {
    const folded = normalizeForSearch(text);
    const found = ranges.find(([words, , , own]) => own === measure && words.test(folded));
    if (found) return { min: found[1], max: found[2], measure };
  }
  return undefined;
}
