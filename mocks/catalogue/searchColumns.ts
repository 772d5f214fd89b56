import type { Language } from '../language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Article } from './article';
import { hasAttribute } from './article';
import { catalogueOf, type Catalogue } from './catalogue';
import { categoryNode, categoryNodes, isBelow } from './categoryTree';
import { wineFacetsOf } from './details';
import { families } from './families';
import { wordsOf } from './folding';
import { normalizeForSearch } from '#domain/text/typedText.ts';
import { searchIndexOf, type Role, type SearchIndex } from './searchIndex';
import { nameOf } from './naming';
import { packName, type Pack } from './packs';
import { priceKindsOf, promotionDaysLeft, type PriceTerms } from './prices';
import { isInFair } from './product';
import { seedOf } from './seed';
import { shownPriceOf } from './shownPrice';
import { splitText } from './text';
import { virtualCategories } from './vocabulary/labels';
import type { Region } from './vocabulary/regions';
import { unitNames } from './vocabulary/units';

/** A facet's values and, for each article, the place of its value (-1 for none). */
export interface Column {
  readonly values: readonly string[];
  readonly places: Int32Array;
}

/** A searchable field: its distinct texts, and for each article the place of its own. */
export interface Field extends Column {
  /** Weight of a match. */
  readonly weight: number;
  /** Role of its texts. A category's match is added to the one in the product's own words. */
  readonly role: Role;
}

/** The search's data of a catalogue, one entry for each article, built on first use. */
export interface SearchColumns {
  readonly catalogue: Catalogue;
  readonly articles: readonly Article[];
  /** Fields in which words are looked for. */
  readonly fields: readonly Field[];
  /** Full-text index of the fields, and behind them of the names of categories. */
  readonly index: SearchIndex;
  /** Packs of the articles, and for each article the place of its own. */
  readonly packs: { readonly values: readonly Pack[]; readonly places: Int32Array };
  /** Share of the articles of a family, 0 to 1, that have the attribute of a bit. */
  attributeShares(bit: number): Float64Array;
  readonly family: Int32Array;
  readonly attributes: Int32Array;
  readonly brand: Column;
  readonly supplier: Column;
  readonly packaging: Column;
  readonly origin: Column;
  /** Names of wine countries, regions and grapes in a language. */
  wine(language: Language): { readonly country: Column; readonly region: Column; readonly grape: Column };
  /** 1 for new, sold and searchable articles. */
  readonly isNew: Uint8Array;
  readonly isSold: Uint8Array;
  readonly isHidden: Uint8Array;
  /** Bit mask over the virtual categories on a day. */
  virtual(day: number): Int32Array;
  /** Bits of price filters for a customer on a day. */
  priceKinds(priceTerms: PriceTerms): Uint8Array;
  /** The first price in a list for each, in euros; infinite without a price. */
  shownPrices(priceTerms: PriceTerms): Float64Array;
  fairMembers(fairCode: string): Uint8Array;
  /** Place of each article when all are sorted by name in a language. */
  nameRanks(language: Language): Int32Array;
}

const built = new WeakMap<Catalogue, SearchColumns>();

/** The columns of a tenant's catalogue. */
export function searchColumnsOf(tenant: TenantCode): SearchColumns {
  const catalogue = catalogueOf(tenant);
  let columns = built.get(catalogue);
  if (!columns) {
    columns = build(catalogue);
    built.set(catalogue, columns);
  }
  return columns;
}

function columnOf<Value>(
  articles: readonly Article[],
  read: (article: Article) => Value | undefined,
  write: (value: Value) => string,
): Column {
  const known = new Map<Value, number>();
  const values: string[] = [];
  const places = new Int32Array(articles.length).fill(-1);
  articles.forEach((article, index) => {
    const value = read(article);
    if (value === undefined) return;
    let place = known.get(value);
    if (place === undefined) {
      place = values.length;
      known.set(value, place);
      values.push(write(value));
    }
    places[index] = place;
  });
  return { values, places };
}

/** Memoizes the results for the last few keys. */
function remembered<Key, Value>(keyOf: (key: Key) => string, compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const name = keyOf(key);
    let value = known.get(name);
    if (value === undefined) {
      value = compute(key);
      known.set(name, value);
      if (known.size > 12)
        for (const [oldest] of known) {
          known.delete(oldest);
          break;
        }
    }
    return value;
  };
}

const themeBits = new Map(virtualCategories.map(({ theme }, place) => [theme as string, 1 << place]));
const promotionBit = themeBits.get('promotion') ?? 0;
const seasonBit = themeBits.get('season') ?? 0;
const seasonChildren = virtualCategories.reduce((bits, { parent }, place) => (parent === 'V-SAISON' ? bits | (1 << place) : bits), 0);

function themesOf(article: Article): number {
  let bits = 0;
  for (const theme of article.item.themes) bits |= themeBits.get(theme) ?? 0;
  if (bits & seasonChildren) bits |= seasonBit;
  if (article.isNew) bits |= themeBits.get('new') ?? 0;
  if (hasAttribute(article.attributes, 'BIO')) bits |= themeBits.get('organic') ?? 0;
  if (article.item.traits.nutrients && hasAttribute(article.attributes, 'VEG')) bits |= themeBits.get('vegan') ?? 0;
  return bits;
}

function flagsOf(articles: readonly Article[], test: (article: Article) => boolean): Uint8Array {
  return Uint8Array.from(articles, (article) => (test(article) ? 1 : 0));
}

function build(catalogue: Catalogue): SearchColumns {
  const { articles } = catalogue;
  const brand = columnOf(
    articles,
    (article) => article.brand.name,
    (name) => name,
  );
  const familyPlaces = new Map(families.map((family, place) => [family, place]));
  const family = Int32Array.from(articles, (article) => familyPlaces.get(article.family) ?? 0);
  const familyTexts = families.map(({ name }) => name);
  const packColumn = packsOf(articles);
  const fields: Field[] = [
    {
      weight: 10,
      role: 'own',
      ...columnOf(
        articles,
        (article) => article.item,
        (item) => item.name,
      ),
    },
    {
      weight: 4,
      role: 'own',
      ...columnOf(
        articles,
        (article) => article.variant.text,
        (text) => text.replaceAll('{o}', 'o'),
      ),
    },
    { weight: 8, role: 'brand', ...brand },
    { weight: 9, role: 'kind', values: familyTexts, places: family },
    { weight: 6, role: 'kind', values: kindTexts(), places: family },
    { weight: 1, role: 'own', values: packColumn.packs.map(packText), places: packColumn.places },
    { weight: 3, role: 'own', ...columnOf(articles, ({ item, region }) => item.wine?.region ?? region, originText) },
  ];
  let index: SearchIndex | undefined;
  const themes = Int32Array.from(articles, themesOf);
  const termsKey = ({ customerSeed, day, fair }: PriceTerms) => `${customerSeed} ${day} ${fair}`;
  const wineColumn = (language: Language, key: 'country' | 'region' | 'grape') =>
    columnOf(
      articles,
      (article) => wineFacetsOf(article, language)?.[key],
      (value) => value,
    );
  return {
    catalogue,
    articles,
    fields,
    family,
    brand,
    get index() {
      return (index ??= searchIndexOf([...fields, { values: categoryNodes.map(({ name }) => name), role: 'category', weight: 1 }]));
    },
    packs: { values: packColumn.packs, places: packColumn.places },
    attributeShares: remembered(String, (bit: number) => {
      const counts = families.map(() => ({ all: 0, having: 0 }));
      articles.forEach((article, index) => {
        const count = counts[family[index] ?? 0];
        if (!count) return;
        count.all += 1;
        if (article.attributes & bit) count.having += 1;
      });
      return Float64Array.from(counts, ({ all, having }) => (all === 0 ? 0 : having / all));
    }),
    attributes: Int32Array.from(articles, (article) => article.attributes),
    supplier: columnOf(
      articles,
      (article) => article.supplierId,
      (id) => id,
    ),
    packaging: columnOf(
      articles,
      (article) => article.packaging,
      (type) => type,
    ),
    origin: columnOf(
      articles,
      (article) => article.region.origin,
      (origin) => origin,
    ),
    wine: remembered(
      (language) => language,
      (language: Language) => ({
        country: wineColumn(language, 'country'),
        region: wineColumn(language, 'region'),
        grape: wineColumn(language, 'grape'),
      }),
    ),
    isNew: flagsOf(articles, (article) => article.isNew),
    isSold: flagsOf(articles, ({ status }) => status === 'ACTIVE' || status === 'AVAILABLE_SOON'),
    isHidden: flagsOf(articles, ({ forced }) => forced.hidden === true),
    virtual: remembered(String, (day: number) =>
      Int32Array.from(
        articles,
        (article, index) => (themes[index] ?? 0) | (promotionDaysLeft(article, day) === undefined ? 0 : promotionBit),
      ),
    ),
    priceKinds: remembered(termsKey, (priceTerms: PriceTerms) => Uint8Array.from(articles, (article) => priceKindsOf(article, priceTerms))),
    shownPrices: remembered(
      (priceTerms: PriceTerms) => `${termsKey(priceTerms)} ${priceTerms.fairDiscountFactor} ${priceTerms.seesBonuses}`,
      (priceTerms: PriceTerms) => Float64Array.from(articles, (article) => shownPriceOf(article, priceTerms)),
    ),
    fairMembers: remembered(
      (code) => code,
      (code: string) => {
        const seed = seedOf(code);
        return flagsOf(articles, (article) => isInFair(article, seed));
      },
    ),
    nameRanks: remembered(
      (language) => language,
      (language: Language) => {
        const names = articles.map((article) => normalizeForSearch(nameOf(article, language)));
        const order = Array.from(articles.keys()).sort((one, other) => compare(names[one] ?? '', names[other] ?? '') || one - other);
        const ranks = new Int32Array(articles.length);
        order.forEach((index, rank) => (ranks[index] = rank));
        return ranks;
      },
    ),
  };
}

let knownKindTexts: readonly string[] | undefined;

/** Texts of the parent categories of each family. The tree is the same for every tenant. */
function kindTexts(): readonly string[] {
  knownKindTexts ??= families.map(({ categoryId }) =>
    [`${categoryId.slice(0, 4)}00`, `${categoryId.slice(0, 2)}0000`].map(ownWords).reduce(joinTexts),
  );
  return knownKindTexts;
}

/**
 * Words of a category's name that hold for all below it. A word that a category below has in its own name belongs to that one
 * alone: "Molkereiprodukte, Käse & Eier" doesn't make eggs of butter, "Wein & Schaumwein" makes wine of Riesling.
 */
function ownWords(id: string): string {
  const below = categoryNodes.filter((node) => node.id !== id && isBelow(node.id, id)).map(({ name }) => splitText(name));
  return splitText(categoryNode(id)?.name ?? '')
    .map((name, place) => {
      const taken = new Set(below.flatMap((texts) => wordsOf(texts[place] ?? '')));
      return wordsOf(name)
        .filter((word) => !taken.has(word))
        .join(' ');
    })
    .join('|');
}

/** A pack's words with the outer unit, so that "Kiste" finds goods in crates. */
function packText(pack: Pack): string {
  const name = `${packName(pack, 'de')}|${packName(pack, 'en')}|${packName(pack, 'it')}`;
  return pack.outer ? joinTexts(name, unitNames[pack.outer]) : name;
}

function packsOf(articles: readonly Article[]): { readonly packs: readonly Pack[]; readonly places: Int32Array } {
  const packs: Pack[] = [];
  const { places } = columnOf(
    articles,
    ({ pack }) => pack,
    (pack) => String(packs.push(pack)),
  );
  return { packs, places };
}

/** Searchable origin: country and region. */
function originText({ country, region }: Pick<Region, 'country' | 'region'>): string {
  return joinTexts(country, region);
}

function joinTexts(one: string, other: string): string {
  const first = splitText(one);
  const second = splitText(other);
  return first.map((part, place) => `${part} ${second[place] ?? ''}`).join('|');
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
