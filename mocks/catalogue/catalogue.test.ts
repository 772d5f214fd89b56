import { afterAll, describe, expect, it } from 'vitest';
import type { KnownProductAttributeKey } from '#gen/models/index.ts';
import { languages } from '../language';
import { tenantCodes, type TenantCode } from '#domain/customer/tenant.ts';
import { hasAttribute, type Article } from './article';
import { catalogueOf, defaultCatalogueSize, readCatalogueSize, setCatalogueSize } from './catalogue';
import { categoriesOf, categoryPath, isBelow } from './categoryTree';
import { examples, exampleSkus } from './examples';
import { families } from './families';
import { descriptionOf, displayNameOf, nameOf, shortDescriptionOf } from './naming';
import { seedOf } from './seed';
import { textIn } from './text';
import { gtinOf, numberOfGtin, unitRatiosOf, unitsOf } from './units';
import { attributeKeys } from './vocabulary/labels';
import { staples } from './vocabulary/staples';

afterAll(() => setCatalogueSize(defaultCatalogueSize));

const stapleCount = families.reduce((sum, family) => sum + family.stapleCount, 0);

function fingerprint(articles: readonly Article[]): number {
  return seedOf(
    articles
      .map(
        (article) =>
          `${article.sku} ${nameOf(article, 'de')} ${article.attributes} ${article.status} ${article.packaging} ${article.supplierId}`,
      )
      .join('\n'),
  );
}

describe('a catalogue', () => {
  it('is the same on each build, and differs between tenants', () => {
    setCatalogueSize(defaultCatalogueSize);
    const first = fingerprint(catalogueOf('AL').articles);
    const other = fingerprint(catalogueOf('SI').articles);
    setCatalogueSize(defaultCatalogueSize);
    expect(fingerprint(catalogueOf('AL').articles)).toBe(first);
    expect(other).not.toBe(first);
  });

  it.each(tenantCodes)('of %s has 5,000 products and the staples, with six-digit numbers, each number once', (tenant) => {
    const { articles, core } = catalogueOf(tenant);
    expect(core).toHaveLength(5000);
    expect(articles).toHaveLength(5000 + stapleCount);
    expect(new Set(articles.map(({ sku }) => sku)).size).toBe(articles.length);
    expect(articles.filter(({ sku }) => !/^\d{6}$/.test(sku))).toEqual([]);
  });

  it('can have 100,000 products, and keeps the numbers of the small one', () => {
    const small = new Map(catalogueOf('ZU').articles.map(({ number, sku }) => [number, sku]));
    setCatalogueSize(100_000);
    const { articles, core } = catalogueOf('ZU');
    expect(core).toHaveLength(100_000);
    expect(new Set(articles.map(({ sku }) => sku)).size).toBe(100_000 + stapleCount);
    const large = new Map(articles.map(({ number, sku }) => [number, sku]));
    const shared = [...small].filter(([number]) => large.has(number));
    expect(shared.length).toBeGreaterThan(4000);
    expect(shared.filter(([number, sku]) => large.get(number) !== sku)).toEqual([]);
    setCatalogueSize(defaultCatalogueSize);
  });

  it.each([
    [undefined, 5000],
    ['', 5000],
    ['1000', 1000],
    ['5000', 5000],
    ['100000', 100_000],
  ])('reads its size from %j', (text, size) => {
    expect(readCatalogueSize('MOCK_PRODUCTS', text)).toBe(size);
  });

  it.each(['many', '1e5', '-5000', '5000.5', '0', '999', '100001', '100.000'])(
    'refuses the size %j and names the allowed sizes',
    (text) => {
      expect(() => readCatalogueSize('MOCK_PRODUCTS', text)).toThrow(
        `MOCK_PRODUCTS is "${text}". It must be a whole number from 1000 to 100000`,
      );
    },
  );

  it('gives a product the same cross-tenant number everywhere, but its own sku', () => {
    const home = new Map(catalogueOf('AL').articles.map((article) => [article.number, article]));
    const shared = catalogueOf('KI').articles.filter(({ number, forced }) => home.has(number) && Object.keys(forced).length === 0);
    expect(shared.length).toBeGreaterThan(1200);
    for (const article of shared.slice(0, 200)) {
      expect(nameOf(home.get(article.number)!, 'de')).toBe(nameOf(article, 'de'));
      expect(home.get(article.number)!.sku).not.toBe(article.sku);
    }
  });

  it('has hardly any two products of the same name', () => {
    const { articles } = catalogueOf('AL');
    expect(new Set(articles.map((article) => displayNameOf(article, 'de'))).size).toBeGreaterThan(4980);
  });

  it('has the examples in every tenant', () => {
    for (const tenant of tenantCodes)
      expect(Object.keys(examples).filter((sku) => catalogueOf(tenant).bySku(sku) === undefined)).toEqual([]);
    expect(Object.values(exampleSkus).toSorted()).toEqual(Object.keys(examples).toSorted());
    expect(nameOf(catalogueOf('GF').bySku('104711')!, 'de')).toBe('Bergkäse 6 Monate gereift, Laib ca. 6 kg');
  });

  it('has the same orderable staples in every tenant, without changing the numbers of other products', () => {
    const staplesOf = (tenant: TenantCode) => catalogueOf(tenant).articles.filter((article) => !catalogueOf(tenant).core.includes(article));
    const home = staplesOf('AL').map((article) => displayNameOf(article, 'de'));
    for (const tenant of ['SI', 'GF'] as const) expect(staplesOf(tenant).map((article) => displayNameOf(article, 'de'))).toEqual(home);
    expect(staplesOf('AL').filter(({ status }) => status !== 'ACTIVE')).toEqual([]);
    for (const beginning of Object.keys(staples)) expect(families.filter(({ name }) => name.startsWith(beginning))).toHaveLength(1);
    // Numbers that this product had before there were staples.
    expect([catalogueOf('AL').core[0]!, catalogueOf('AL').core[4999]!].map(({ sku }) => sku)).toEqual(['686422', '957348']);
  });

  it('contains no other numbers', () => {
    expect(catalogueOf('AL').bySku('000000')).toBeUndefined();
    expect(catalogueOf('AL').bySku('toString')).toBeUndefined();
  });
});

describe('every article', () => {
  const { articles } = catalogueOf('AL');

  it('has different names in three languages', () => {
    for (const article of articles) {
      const [german, english, italian] = [nameOf(article, 'de'), nameOf(article, 'en'), nameOf(article, 'it')];
      for (const name of [german, english, italian, shortDescriptionOf(article, 'en')])
        expect(name).not.toMatch(/undefined|NaN|[{}|~;]|^\s|\s$|\s{2}/);
    }
    const same = articles.filter((article) => article.forced.name === undefined && nameOf(article, 'de') === nameOf(article, 'en'));
    // Names that are the same in both languages: Penne rigate, Halloumi, crates of Cola …
    expect(same.length / articles.length).toBeLessThan(0.03);
  });

  it('writes fat and decimals as its language does', () => {
    const milk = articles.find(({ sku }) => sku === exampleSkus.minimumQuantity)!;
    expect(nameOf(milk, 'de')).toContain('3,5 %');
    expect(nameOf(milk, 'en')).toContain('3.5%');
  });

  it('mentions frozen once, the origin after a comma in English, and the content of a unit as its language does', () => {
    const frozen = { de: /\bTK\b|tiefgekühlt/gi, en: /frozen/gi, it: /surgelat/gi };
    const twice = languages.flatMap((language) =>
      articles.map((article) => shortDescriptionOf(article, language)).filter((text) => (text.match(frozen[language]) ?? []).length > 1),
    );
    expect(twice).toEqual([]);
    const english = articles.map((article) => shortDescriptionOf(article, 'en'));
    expect(english.filter((text) => /[^,] from (?!South Tyrol,|Campania,)/.test(text) || /from (.+?),.* from \1/.test(text))).toEqual([]);
    expect(english.filter((text) => /, [A-Z]\w+ [\d.]+ (kg|l)$/.test(text))).toEqual([]);
    // A unit's name after a number is in the plural: "6 Flaschen", not "6 × Flasche".
    const cases = languages.flatMap((language) => articles.map((article) => descriptionOf(article, language)));
    expect(cases.filter((text) => / × \p{L}/u.test(text))).toEqual([]);
    expect(cases.some((text) => text.includes('Gebinde: Karton zu 6 Flaschen.'))).toBe(true);
  });

  it('agrees in gender and number in Italian', () => {
    const participle = /\b(?:lavat|mondat|pelat|affettat|surgelat|refrigerat|marinat|porzionat|precott)([oaie])\b/g;
    const wrong = articles
      .filter(({ item, variant }) => variant.text !== '' || item.traits.keeping !== undefined)
      .flatMap((article) => {
        const name = textIn(article.item.name, 'it');
        const beside = shortDescriptionOf(article, 'it').replace(name, '');
        return [...beside.matchAll(participle)].filter(([, ending]) => ending !== article.item.ending).map(([word]) => `${name}: ${word}`);
      });
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('has one storage unit of ratio 1, one visible default unit, and units of different ratios above 0', () => {
    for (const article of articles) {
      const units = unitRatiosOf(article);
      expect(units[0]?.ratio).toBe(1);
      expect(units.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(units.filter(({ isDefault, isVisible }) => isDefault && !isVisible)).toEqual([]);
      expect(units.filter(({ ratio }) => !(ratio > 0))).toEqual([]);
      expect(new Set(units.map(({ code }) => code)).size).toBe(units.length);
    }
  });

  it('has barcodes with a correct check digit that lead back to it', () => {
    // Worked out by hand: 9+0*3+0+1*3+0+0*3+0+0*3+0+0*3+0+0*3 = 12, so 8.
    expect(gtinOf(0, 0)).toBe('9001000000008');
    for (const article of articles.slice(0, 300)) {
      for (const { gtins = [] } of unitsOf(article, 'de')) {
        for (const gtin of gtins) {
          const sum = Array.from(gtin).reduce((total, digit, place) => total + Number.parseInt(digit, 10) * (place % 2 === 0 ? 1 : 3), 0);
          expect(sum % 10).toBe(0);
          expect(catalogueOf('AL').byGtin(gtin)?.sku).toBe(article.sku);
        }
      }
    }
    expect(numberOfGtin('9001000000009')).toBeUndefined();
    expect(numberOfGtin('4001000000008')).toBeUndefined();
  });

  it('belongs to a lowest category, three levels deep', () => {
    for (const { categoryId } of families) {
      const path = categoryPath(categoryId, 'de');
      expect(path).toHaveLength(3);
      expect(path[0]?.parentId).toBeUndefined();
      expect(path[2]?.parentId).toBe(path[1]?.id);
      expect(isBelow(categoryId, path[0]?.id ?? '')).toBe(true);
    }
    expect(categoriesOf('it').filter(({ name }) => name === '')).toEqual([]);
    expect(new Set(categoriesOf('de').map(({ id }) => id)).size).toBe(categoriesOf('de').length);
  });

  it('has attributes that agree with its allergens', () => {
    const contains = (article: Article, place: number) =>
      article.item.allergenCodes[place] === 'J' && !article.variant.attributes.includes(place === 0 ? 'GF' : 'VEG');
    expect(articles.filter((article) => contains(article, 0) && hasAttribute(article.attributes, 'GF'))).toEqual([]);
    expect(articles.filter((article) => (contains(article, 6) || contains(article, 2)) && hasAttribute(article.attributes, 'VEG'))).toEqual(
      [],
    );
    expect(articles.filter((article) => hasAttribute(article.attributes, 'VEG') && !hasAttribute(article.attributes, 'VEGET'))).toEqual([]);
  });

  it('is packed in ways that have a known price', () => {
    const items = families.flatMap((family) => family.items);
    expect(items.filter(({ lines }) => new Set(lines.map(({ pack }) => pack.per === 'pc')).size !== 1).map(({ name }) => name)).toEqual([]);
  });
});

describe('all articles together', () => {
  const { articles } = catalogueOf('AL');

  it('show every attribute, availability, packaging and origin', () => {
    const seen = (key: KnownProductAttributeKey) => articles.some(({ attributes }) => hasAttribute(attributes, key));
    expect(attributeKeys.filter((key) => !seen(key))).toEqual([]);
    expect(new Set(articles.map(({ status, etaDays }) => `${status}${etaDays === undefined ? '' : ' with date'}`))).toEqual(
      new Set(['ACTIVE', 'AVAILABLE_SOON with date', 'AVAILABLE_SOON', 'INACTIVE', 'REMOVED_FROM_INVENTORY']),
    );
    expect(new Set(articles.map(({ packaging }) => packaging))).toEqual(
      new Set(['SINGLE_USE', 'SINGLE_USE_WITH_DEPOSIT', 'MULTI_USE', 'MULTI_USE_WITH_DEPOSIT', undefined]),
    );
    expect(new Set(articles.map(({ region }) => region.origin))).toEqual(new Set(['EU_NON_EU', 'NON_EU', 'UNKNOWN']));
  });

  it('have valid and invalid order deadlines', () => {
    const deadlines = articles.flatMap(({ deadline }) => deadline ?? []);
    expect(deadlines.some((deadline) => /^([01]\d|2[0-3]):[0-5]\d$/.test(deadline))).toBe(true);
    expect(deadlines.some((deadline) => !/^([01]\d|2[0-3]):[0-5]\d$/.test(deadline))).toBe(true);
  });
});
