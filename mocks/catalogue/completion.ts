import type { Language } from '../language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import type { CategoryFacet, Completion, CompletionRequest, Product } from '#gen/models/index.ts';
import { categoryNodes, categoryPicturePath } from './categoryTree';
import { countBelow } from './facets';
import { filtered } from './filtering';
import { normalizeForSearch } from '#domain/text/typedText.ts';
import { matchesOf, type Matches } from './matching';
import { priceTermsOf } from './prices';
import { productOf } from './product';
import { find, similarity, type Found } from './search';
import { searchColumnsOf, type Field, type SearchColumns } from './searchColumns';
import { textIn } from './text';
import type { Shopper } from './shopper';

const defaultSize = 6;
/** Brands beside names that are meant as well. */
const maxBrands = 2;

/** Texts of a field in a language, each once, that of the best match first; among equals the one with the most products. */
function bestTexts(field: Field, { scores }: Matches, language: Language): string[] {
  const found = new Map<string, { score: number; count: number }>();
  field.places.forEach((place, index) => {
    const score = scores[index] ?? 0;
    if (score === 0) return;
    const text = textIn(field.values[place] ?? '', language);
    const known = found.get(text);
    if (!known) found.set(text, { score, count: 1 });
    else {
      known.score = Math.max(known.score, score);
      known.count += 1;
    }
  });
  return [...found].sort(([, one], [, other]) => other.score - one.score || other.count - one.count).map(([text]) => text);
}

/**
 * Search terms: names of the hits, the best first, and brands that begin with the typed text; the brands come first if no name begins
 * with it.
 */
function termsFor({ fields, brand }: SearchColumns, typed: string, matches: Matches, language: Language, size: number): string[] {
  const [items] = fields;
  const names = items ? bestTexts(items, matches, language) : [];
  const brands = brand.values.filter((name) => normalizeForSearch(name).startsWith(typed)).sort();
  const isName = names.slice(0, size).some((name) =>
    normalizeForSearch(name)
      .split(' ')
      .some((word) => word.startsWith(typed)),
  );
  const terms = isName ? [...names.slice(0, size - Math.min(brands.length, maxBrands)), ...brands, ...names] : [...brands, ...names];
  return [...new Set(terms)].slice(0, size);
}

/** Completions of the typed text. */
export function suggestTerms(tenant: TenantCode, query: string, language: Language, size = defaultSize): string[] {
  const typed = normalizeForSearch(query).trim();
  const columns = searchColumnsOf(tenant);
  const matches = matchesOf(
    columns,
    query,
    language,
    columns.isSold.map((isSold, index) => (columns.isHidden[index] ? 0 : isSold)),
  );
  return matches ? termsFor(columns, typed, matches, language, size) : [];
}

/** Categories with a matching name, graded as the products are. */
function categoriesFor({ columns, offered, filter, matches }: Found, shopper: Shopper, size: number): CategoryFacet[] {
  if (!matches || matches.categories.size === 0) return [];
  const { families, virtual } = filtered(columns, filter, shopper, offered, undefined, false);
  const virtualNodes = categoryNodes.filter((node) => node.virtual);
  return (
    categoryNodes
      .map((node, place) => ({ node, grade: matches.categories.get(place) ?? 0 }))
      .filter(({ grade }) => grade > 0)
      .map(({ node, grade }) => ({
        node,
        grade,
        count: node.virtual ? (virtual[virtualNodes.indexOf(node)] ?? 0) : countBelow(node.id, families),
      }))
      .filter(({ count }) => count > 0)
      // A name of other words, too, is a wider one.
      .sort((one, other) => other.grade - one.grade || one.node.name.length - other.node.name.length)
      .slice(0, size)
      .map(({ node, count }) => ({
        id: node.id,
        ...(node.parentId && { parentId: node.parentId }),
        displayName: textIn(node.name, shopper.language),
        thumbnailImagePath: categoryPicturePath(node.id),
        sortKey: node.sortKey,
        count,
      }))
  );
}

/** The best hits, each item once: six packs of the same cheese don't help a user who is still typing. */
function distinctProducts({ columns, order }: Found, shopper: Shopper, size: number): Product[] {
  const items = new Set<unknown>();
  const priceTerms = priceTermsOf(shopper);
  const products: Product[] = [];
  for (const index of order) {
    const article = columns.articles[index];
    if (!article || items.has(article.item)) continue;
    items.add(article.item);
    products.push(productOf(article, shopper, priceTerms));
    if (products.length === size) break;
  }
  return products;
}

/** Suggestions while typing: search terms, categories and products, each list the best first, in the order of the search itself. */
export function completeQuery(tenant: TenantCode, request: CompletionRequest, shopper: Shopper): Completion {
  const { query, filter = {}, size = defaultSize } = request;
  const found = find(tenant, { query, filter }, shopper, true);
  const { matches, columns } = found;
  if (!matches) return { terms: [], categories: [], products: [] };
  return {
    terms: termsFor(columns, normalizeForSearch(query).trim(), matches, shopper.language, size),
    categories: categoriesFor(found, shopper, size),
    products: distinctProducts(found, shopper, size),
    ...similarity(found),
  };
}
