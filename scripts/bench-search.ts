/**
 * Measures the mock's search at 20,000 products: `npm run bench:search`. It fails when the 95th percentile of any kind of call
 * is 50 ms or more, or when building a tenant of 5,000 products takes 400 ms or more.
 */
import { completeQuery } from '#mocks/catalogue/completion.ts';
import { catalogueOf, setCatalogueSize } from '#mocks/catalogue/catalogue.ts';
import { searchProducts, searchProductsGrouped } from '#mocks/catalogue/search.ts';
import type { Shopper } from '#mocks/catalogue/shopper.ts';
import type { SearchRequest } from '#gen/models/index.ts';
import { readWords } from './words';

readWords('npm run bench:search', {});

const limitOfCall = 50;
const limitOfBuilding = 400;
const rounds = 12;

const shopper: Shopper = {
  language: 'de',
  today: '2026-01-15',
  customerId: '100',
  essenceOf: (sku) => (sku.endsWith('7') ? 'shown' : undefined),
};

const requests: Readonly<Record<string, readonly SearchRequest[]>> = {
  'browse everything': [{}, { size: 300 }, { page: 40 }],
  'browse a category': [{ filter: { categoryId: '130200' } }, { filter: { categoryId: '210000' } }],
  'one word': [{ query: 'käse' }, { query: 'milch' }, { query: 'wein' }, { query: 'lachs' }],
  'several words': [{ query: 'bio milch laktosefrei' }, { query: 'hühnerbrust ohne haut' }, { query: 'grüner veltliner 2023' }],
  misspelt: [{ query: 'bergkse' }, { query: 'hünerbrust' }, { query: 'toilettenpapir' }],
  'filters and sorting': [
    { sortBy: 'PRICE', filter: { attributes: ['BIO'], prices: ['SPECIAL', 'PROMOTION'] } },
    { sortBy: 'NAME', query: 'käse' },
    { filter: { virtualCategories: ['V-GRILL'], packagingTypes: ['SINGLE_USE'], originCountries: ['EU_NON_EU'] } },
    { filter: { essential: 'SHOWN_ONLY' } },
  ],
};

function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

let failed = false;

function report(name: string, times: readonly number[], limit: number): void {
  const worst = percentile(times, 0.95);
  failed ||= worst >= limit;
  console.log(
    `${name.padEnd(30)} median ${percentile(times, 0.5).toFixed(1).padStart(6)} ms   p95 ${worst.toFixed(1).padStart(6)} ms   limit ${limit} ms`,
  );
}

// The first call pays for building catalogue and columns; further tenants are built by warmed-up code.
report(
  'build 5,000, first search',
  [
    timed(() => {
      catalogueOf('AL');
      searchProducts('AL', { query: 'käse' }, shopper);
    }),
  ],
  limitOfBuilding,
);
report(
  'build 5,000, next tenants',
  (['SI', 'ZU', 'GF'] as const).map((tenant) =>
    timed(() => {
      catalogueOf(tenant);
      searchProducts(tenant, { query: 'käse' }, shopper);
    }),
  ),
  limitOfBuilding,
);

setCatalogueSize(20_000);
report(
  'build 20,000, first search',
  [
    timed(() => {
      catalogueOf('AL');
      searchProducts('AL', { query: 'käse' }, shopper);
    }),
  ],
  limitOfBuilding * 2,
);
for (const [name, list] of Object.entries(requests)) {
  const flat: number[] = [];
  const grouped: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const request of list) {
      flat.push(timed(() => searchProducts('AL', request, shopper)));
      grouped.push(timed(() => searchProductsGrouped('AL', request, shopper)));
    }
  }
  report(name, flat, limitOfCall);
  report(`${name}, grouped`, grouped, limitOfCall);
}
const completions = Array.from({ length: rounds }, () =>
  ['b', 'be', 'berg', 'bergk', 'wein', 'tom'].map((query) => timed(() => completeQuery('AL', { query }, shopper))),
).flat();
report('suggestions', completions, limitOfCall);
if (failed) process.exitCode = 1;
