import { mainTenantOf, tenantCodes, type TenantCode } from '#domain/customer/tenant.ts';
import { articleOf, numberOf, type Article, type ArticleChoice } from './article';
import { examples, type Example, type Forced } from './examples';
import { readWholeNumber } from '../settings';
import { families, isStaple, lineOf, type Family } from './families';
import { mix, seedOf } from './seed';
import { numberOfGtin } from './units';

/** A tenant's products. */
export interface Catalogue {
  readonly tenant: TenantCode;
  /** All articles in the catalogue's own order, that of the category tree. */
  readonly articles: readonly Article[];
  /** Articles without the staples: the source of samples, so that one more staple changes no history. */
  readonly core: readonly Article[];
  /** The article with a number. */
  bySku(sku: string): Article | undefined;
  /** The article with a barcode on one of its units. */
  byGtin(gtin: string): Article | undefined;
}

/** Products of a tenant when nothing else is said; the staples, which every range has, come on top. */
export const defaultCatalogueSize = 5000;

/** With fewer, some departments would be empty; for more there are not enough names. */
const minCatalogueSize = 1000;
const maxCatalogueSize = 100_000;

let catalogueSize = defaultCatalogueSize;
const catalogues = new Map<TenantCode, Catalogue>();

/**
 * Reads how many products each tenant is to have out of a setting; the usual number where nothing is set.
 *
 * @param setting its name, for the message
 * @throws RangeError with a sentence for the person who set it when it is no whole number, or one that can't be had
 */
export function readCatalogueSize(setting: string, text: string | undefined): number {
  return readWholeNumber(setting, text, { least: minCatalogueSize, most: maxCatalogueSize, otherwise: defaultCatalogueSize });
}

/** Sets the number of products per tenant and drops the built catalogues. */
export function setCatalogueSize(size: number): void {
  catalogueSize = size;
  catalogues.clear();
}

/** The catalogue of a tenant; built on first use (about a tenth of a second for 5,000 products) and kept. */
export function catalogueOf(tenant: TenantCode): Catalogue {
  let catalogue = catalogues.get(tenant);
  if (!catalogue) {
    catalogue = build(tenant, catalogueSize);
    catalogues.set(tenant, catalogue);
  }
  return catalogue;
}

/** Strong departments of a tenant, by index with a factor. */
const strengths: Readonly<Partial<Record<string, Readonly<Record<number, number>>>>> = {
  AL: { 3: 2 },
  GM: { 1: 1.5, 8: 1.6, 11: 1.5 },
  GS: { 13: 1.5, 14: 1.6 },
  IE: { 0: 2.2, 1: 1.8 },
  KI: { 2: 1.4, 11: 1.5 },
  LE: { 4: 2.2 },
  LM: { 4: 1.3, 3: 1.3 },
  SI: { 2: 2.6 },
  SP: { 6: 2.2, 7: 1.3 },
  AG: { 7: 1.4, 9: 1.4 },
  ZU: { 11: 2.2, 12: 1.6 },
  HA: { 2: 1.6, 8: 1.5 },
  EN: { 7: 1.5, 8: 1.4 },
  GF: { 5: 2.4, 2: 1.3 },
};

function build(tenant: TenantCode, size: number): Catalogue {
  const quotas = quotasOf(tenant, size - Object.keys(examples).length);
  const articles: Article[] = [];
  families.forEach((family, place) => {
    for (const [sku, choice, forced] of examplesOf(family)) articles.push(articleOf(tenant, sku, choice, forced));
    for (const choice of choicesOf(family, quotas[place] ?? 0, mix(seedOf(tenant), place)))
      articles.push(articleOf(tenant, skuOf(tenant, numberOf(choice)), choice));
    for (const choice of staplesOf(family)) articles.push(articleOf(tenant, skuOf(tenant, numberOf(choice)), choice));
  });
  const core = articles.filter(({ number }) => !isStaple(number));
  const skus = new Map(articles.map((article) => [article.sku, article]));
  let numbers: Map<number, Article> | undefined;
  return {
    tenant,
    articles,
    core,
    bySku: (sku) => skus.get(sku),
    byGtin(gtin) {
      numbers ??= new Map(articles.map((article) => [article.number, article]));
      const number = numberOfGtin(gtin);
      return number === undefined ? undefined : numbers.get(number);
    },
  };
}

/** The goods of a family that every range has, each of the same brand everywhere. */
function staplesOf(family: Family): ArticleChoice[] {
  return Array.from({ length: family.stapleCount }, (_, place) => {
    const line = family.lineCount + place;
    const { brands, origins } = lineOf(family, line).item;
    const seed = mix(family.firstStaple, place);
    return { family, line, brandIndex: seed % brands.length, originIndex: (seed >>> 8) % origins.length };
  });
}

type ChosenExample = readonly [sku: string, choice: ArticleChoice, forced: Forced];

const chosenExamples: readonly ChosenExample[] = Object.entries(examples).map(([sku, example]) => [
  sku,
  choiceOfExample(example),
  example.forced,
]);

/** The examples within a family. */
function examplesOf(family: Family): readonly ChosenExample[] {
  return chosenExamples.filter(([, choice]) => choice.family === family);
}

function choiceOfExample(example: Example): ArticleChoice {
  const family = families.find(({ name }) => name.startsWith(example.family));
  const item = family?.items.find(({ name }) => name.startsWith(example.item));
  if (!family || !item) throw new Error(`No such example: ${example.family}, ${example.item}`);
  const line = Math.max(
    0,
    item.lines.findIndex(({ variant }) => variant.text.startsWith(example.variant ?? '')),
  );
  return { family, line: item.firstLine + line, brandIndex: 0, originIndex: 0 };
}

/** Maximum number of articles of a family besides its staples: lines, each with its brands and regions. */
function capacityOf({ items, lineCount }: Family): number {
  return items
    .filter(({ firstLine }) => firstLine < lineCount)
    .reduce((sum, { lines, brands, origins }) => sum + lines.length * brands.length * origins.length, 0);
}

/**
 * Spreads the catalogue's size over the families, so that the sum is exact and none gets more than it can have. First each line
 * is taken once; only larger catalogues have the same line of several brands and regions.
 */
function quotasOf(tenant: TenantCode, size: number): number[] {
  const strength = { ...strengths[mainTenantOf(tenant)], ...strengths[tenant] };
  const weights = families.map(({ weight, lineCount, department }) => weight * lineCount ** 0.65 * (strength[department] ?? 1));
  const quotas = families.map(() => 0);
  const once = families.map((family) => family.lineCount - examplesOf(family).length);
  // An example reserves its line in the first round, so it costs at most two articles.
  const all = families.map((family) => capacityOf(family) - 2 * examplesOf(family).length);
  fill(quotas, once, weights, size);
  fill(quotas, all, weights, size);
  return quotas;
}

/** Raises quotas in proportion to the weights until their sum is `size` or all are at their capacity. */
function fill(quotas: number[], capacities: readonly number[], weights: readonly number[], size: number): void {
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  let left = Math.min(size, sumOf(capacities)) - sumOf(quotas);
  while (left > 0) {
    const open = families.map((_, place) => place).filter((place) => (quotas[place] ?? 0) < (capacities[place] ?? 0));
    const total = open.reduce((sum, place) => sum + (weights[place] ?? 0), 0);
    const before = left;
    for (const place of open) {
      const wanted = Math.floor((before * (weights[place] ?? 0)) / total) || 1;
      const given = Math.min(wanted, left, (capacities[place] ?? 0) - (quotas[place] ?? 0));
      quotas[place] = (quotas[place] ?? 0) + given;
      left -= given;
    }
  }
}

/** Chooses articles of a family: all lines once in a mixed order, then again with the next brand and region. */
function choicesOf(family: Family, quota: number, seed: number): ArticleChoice[] {
  const choices: ArticleChoice[] = [];
  const taken = new Set(examplesOf(family).map(([, choice]) => numberOf(choice)));
  const { lineCount } = family;
  const step = coprimeStep(lineCount);
  const start = seed % lineCount;
  const rounds = family.brandCount * family.originCount;
  const exampleLines = examplesOf(family).map(([, choice]) => choice.line);
  for (let round = 0; round < rounds && choices.length < quota; round += 1) {
    for (let place = 0; place < lineCount && choices.length < quota; place += 1) {
      const line = (start + place * step) % lineCount;
      const { brands, origins } = lineOf(family, line).item;
      if (round >= brands.length * origins.length || (round === 0 && exampleLines.includes(line))) continue;
      // Every other product comes from the same producer everywhere; for the rest each house has its own.
      const common = mix(family.firstNumber, line);
      const turn = common & 1 ? common >>> 1 : mix(seed, line);
      const choice = {
        family,
        line,
        brandIndex: (turn + round) % brands.length,
        originIndex: ((turn >>> 8) + Math.floor(round / brands.length)) % origins.length,
      };
      if (!taken.has(numberOf(choice))) choices.push(choice);
    }
  }
  return choices.sort((one, other) => one.line - other.line || one.brandIndex - other.brandIndex || one.originIndex - other.originIndex);
}

/** A step near the golden section that visits all lines. */
function coprimeStep(count: number): number {
  let step = Math.max(1, Math.round(count * 0.618));
  while (greatestDivisor(step, count) !== 1) step += 1;
  return step;
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

const skuModulus = 889_997;
const firstSku = 110_000;

/** Six digits for an article; prime modulus and factor make them unique for every size of the catalogue. */
function skuOf(tenant: TenantCode, number: number): string {
  return String(firstSku + ((number * 7919 + (tenantCodes.indexOf(tenant) + 1) * 30_011) % skuModulus));
}
