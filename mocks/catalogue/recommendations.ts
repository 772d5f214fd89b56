import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Product } from '#gen/models/index.ts';
import type { Article } from './article';
import { catalogueOf } from './catalogue';
import { departments } from './families';
import { priceTermsOf, promotionDaysLeft } from './prices';
import { isFound, productOf } from './product';
import { dayNumber, mix, seedOf } from './seed';
import type { Shopper } from './shopper';

/** Departments that go with a department, by their places in the tree: meat with spices, wine and vegetables. */
const companions: readonly (readonly number[])[] = [
  [7, 4, 11],
  [6, 8, 10],
  [7, 4, 11],
  [6, 11, 4],
  [7, 3, 0],
  [7, 4, 0],
  [3, 7, 9],
  [8, 4, 3],
  [7, 6, 11],
  [10, 9, 14],
  [1, 7, 14],
  [3, 2, 14],
  [9, 14, 11],
  [14, 13, 9],
  [13, 9, 11],
];

function isOrderable(article: Article, shopper: Shopper): boolean {
  return article.status === 'ACTIVE' && !article.forced.hidden && isFound(article.tenant, article.sku, shopper);
}

/** The first articles in an order mixed by a seed that pass a test, each item once. */
function drawn(articles: readonly Article[], seed: number, size: number, test: (article: Article) => boolean): Article[] {
  const chosen: Article[] = [];
  const items = new Set<unknown>();
  for (let turn = 0; turn < articles.length && turn < size * 60 && chosen.length < size; turn += 1) {
    const article = articles[mix(seed, turn) % articles.length];
    if (!article || items.has(article.item) || !test(article)) continue;
    items.add(article.item);
    chosen.push(article);
  }
  return chosen;
}

/** Products that go with a product: half of its own kind, half to complete the dish. Empty for an unknown number. */
export function recommendationsFor(tenant: TenantCode, sku: string, shopper: Shopper, size = 8): Product[] {
  const catalogue = catalogueOf(tenant);
  const article = catalogue.bySku(sku);
  if (!article) return [];
  const priceTerms = priceTermsOf(shopper);
  const half = Math.ceil(size / 2);
  const own = catalogue.core.filter(({ family }) => family === article.family);
  const beside = companions[article.family.department] ?? [];
  const others = catalogue.core.filter(({ family }) => beside.includes(family.department));
  const alike = drawn(own, article.tenantSeed, half, (other) => other.item !== article.item && isOrderable(other, shopper));
  const fitting = drawn(others, article.tenantSeed + 1, size - alike.length, (other) => isOrderable(other, shopper));
  return [...alike, ...fitting].map((other) => productOf(other, shopper, priceTerms));
}

/** Promoted or new products offered beside the cart, those related to its content first; its own products are excluded. */
export function promotedForCart(tenant: TenantCode, cartSkus: readonly string[], shopper: Shopper, size = 6): Product[] {
  const catalogue = catalogueOf(tenant);
  const day = dayNumber(shopper.today);
  const inCart = new Set(cartSkus);
  const wanted = new Set(cartSkus.flatMap((sku) => companions[catalogue.bySku(sku)?.family.department ?? -1] ?? []));
  const offered = catalogue.core.filter(
    (article) => (article.isNew || promotionDaysLeft(article, day) !== undefined) && !inCart.has(article.sku),
  );
  const seed = mix(seedOf(tenant), day);
  const test = (article: Article) => isOrderable(article, shopper);
  const fitting = drawn(
    offered.filter(({ family }) => wanted.has(family.department)),
    seed,
    size,
    test,
  );
  const rest = drawn(
    offered.filter((article) => !fitting.includes(article)),
    seed + 1,
    size - fitting.length,
    test,
  );
  const priceTerms = priceTermsOf(shopper);
  return [...fitting, ...rest].map((article) => productOf(article, shopper, priceTerms));
}

/**
 * Numbers of orderable products spread over the departments, deterministic for a seed: they fill essence lists, order histories,
 * templates and content pages. Fewer than `size` only if the catalogue has no more.
 */
export function assortmentSample(tenant: TenantCode, seed: number, size: number): string[] {
  const { core: articles } = catalogueOf(tenant);
  const byDepartment = departments.map((_, place) =>
    articles.filter(({ family, status, forced }) => family.department === place && status === 'ACTIVE' && !forced.hidden),
  );
  const skus = new Set<string>();
  const possible = byDepartment.reduce((sum, list) => sum + list.length, 0);
  for (let turn = 0; skus.size < Math.min(size, possible); turn += 1) {
    const list = byDepartment[turn % byDepartment.length] ?? [];
    // After many turns the rest is taken in sequence, so that large samples end.
    const place = turn < size * 4 ? mix(seed, turn) % (list.length || 1) : Math.floor(turn / byDepartment.length) % (list.length || 1);
    const article = list[place];
    if (article) skus.add(article.sku);
  }
  return [...skus];
}
