import type { Language } from '../language';
import { hasAttribute, type Article } from './article';
import { fillingName, packName, unitAfter } from './packs';
import { textIn } from './text';
import { unitNames } from './vocabulary/units';

/** An adjective in the gender and number of the item beside it (`surgelat{o}`). */
function agreeing(notation: string, ending: string, language: Language): string {
  return textIn(notation, language).replaceAll('{o}', ending);
}

/** The item with its variant and state, without brand and pack: "Bergkäse 6 Monate gereift". */
export function headOf({ item, variant }: Pick<Article, 'item' | 'variant'>, language: Language): string {
  const name = textIn(item.name, language);
  const detail = agreeing(variant.text, item.ending, language);
  // A variant that only says frozen repeats the state.
  const state = variant.text.includes('surgelat')
    ? ''
    : agreeing(item.traits.keeping === 'frozen' ? (item.traits.state ?? '') : '', item.ending, language);
  return [name, detail, state].filter((part) => part !== '').join(language === 'en' ? ', ' : ' ');
}

/** Name in a language: "Bergkäse 6 Monate gereift, Laib ca. 6 kg", "Hirtenbräu Märzen, 20 × 0,5 l". */
export function nameOf(article: Article, language: Language): string {
  if (article.forced.name) return textIn(article.forced.name, language);
  const { item, brand, pack } = article;
  const head = headOf(article, language);
  return [item.traits.branded ? `${brand.name} ${head}` : head, packName(pack, language)].filter((part) => part !== '').join(', ');
}

/** Name with brand and filling, for documents and labels. */
export function displayNameOf(article: Article, language: Language): string {
  const name = nameOf(article, language);
  return article.item.traits.branded ? name : `${article.brand.name} ${name}`;
}

const keepingWords = { frozen: 'tiefgekühlt|frozen|surgelat{o}', cooled: 'gekühlt|chilled|refrigerat{o}', dry: '' } as const;

/** Storage condition, if the name doesn't contain it. */
function keepingOf({ item }: Article, head: string, language: Language): string {
  const keeping = item.traits.keeping ?? 'dry';
  if (keeping === 'frozen' && /\bTK\b|tiefgekühlt|frozen|surgelat/i.test(head)) return '';
  return agreeing(keepingWords[keeping], item.ending, language);
}

/** One sentence below the name: kind of goods, origin, filling. */
export function shortDescriptionOf(article: Article, language: Language): string {
  const head = headOf(article, language);
  const { region, from: origin } = article.region;
  const place = textIn(region, language);
  // "Speck from South Tyrol" says it already.
  const from = place !== '' && head.includes(place) ? '' : textIn(origin, language);
  const named = language === 'en' ? [head, from] : [`${head} ${from}`.trim()];
  return [...named, keepingOf(article, head, language), fillingName(article.pack, language)].filter((part) => part !== '').join(', ');
}

/** Long description in plain text, one thought to a line. */
export function descriptionOf(article: Article, language: Language): string {
  const { item, brand, region, pack } = article;
  const from = textIn(region.from, language);
  const said = {
    de: `${headOf(article, 'de')} der Marke ${brand.name}${from ? `, ${from}` : ''}.`,
    en: `${headOf(article, 'en')} by ${brand.name}${from ? `, ${from}` : ''}.`,
    it: `${headOf(article, 'it')} del marchio ${brand.name}${from ? `, ${from}` : ''}.`,
  }[language];
  const lines = [said, textIn(item.traits.use ?? '', language)];
  if (hasAttribute(article.attributes, 'BIO'))
    lines.push(
      {
        de: 'Aus kontrolliert biologischer Landwirtschaft.',
        en: 'From certified organic farming.',
        it: 'Da agricoltura biologica certificata.',
      }[language],
    );
  if (pack.outer && pack.outerCount > 1) {
    const outer = textIn(unitNames[pack.outer], language);
    const packs = `${pack.outerCount} ${unitAfter(pack.outerCount, pack.unit, language)}`;
    lines.push(
      {
        de: `Gebinde: ${outer} zu ${packs}.`,
        en: `Case: ${outer.toLowerCase()} of ${packs}.`,
        it: `Imballo: ${outer.toLowerCase()} da ${packs}.`,
      }[language],
    );
  }
  return lines.filter((line) => line !== '').join('\n');
}

/** List of ingredients; undefined for inedible goods. */
export function ingredientsOf(article: Article, language: Language): string | undefined {
  const { item, attributes } = article;
  if (!item.traits.ingredients || !item.traits.nutrients) return undefined;
  const listed = textIn(item.traits.ingredients, language).replaceAll('{item}', textIn(item.name, language));
  const organic = { de: ' (aus biologischer Landwirtschaft)', en: ' (from organic farming)', it: ' (da agricoltura biologica)' }[language];
  return hasAttribute(attributes, 'BIO') ? listed + organic : listed;
}

const storage = {
  frozen:
    'Bei −18 °C oder kälter lagern. Nach dem Auftauen nicht wieder einfrieren.|Store at −18 °C or colder. Do not refreeze once thawed.|Conservare a −18 °C o a temperatura inferiore. Non ricongelare.',
  cooled: 'Gekühlt bei +2 °C bis +6 °C lagern.|Keep refrigerated at +2 °C to +6 °C.|Conservare in frigorifero tra +2 °C e +6 °C.',
  dry: 'Trocken und vor Wärme geschützt lagern.|Store in a dry place away from heat.|Conservare in luogo asciutto e lontano da fonti di calore.',
  ripening:
    'Kühl und dunkel bei +8 °C bis +14 °C lagern.|Store cool and dark at +8 °C to +14 °C.|Conservare al fresco e al buio tra +8 °C e +14 °C.',
} as const;

/** Storage instructions of the product. */
export function storageNoteOf({ item }: Article, language: Language): string {
  const { keeping = 'dry', nutrients } = item.traits;
  const kind = nutrients === 'potato' || nutrients === 'wine' || (nutrients === 'fruit' && keeping === 'cooled') ? 'ripening' : keeping;
  return textIn(storage[kind], language);
}

/** Preparation or use, as a whole sentence; empty if unknown. */
export function usageNoteOf({ item }: Article, language: Language): string {
  return textIn(item.traits.use ?? '', language);
}
