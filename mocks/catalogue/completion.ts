import type { Language } from '../../src/domain/language';
import type { TenantCode } from '../../src/domain/tenant';
import type { CategoryFacet, Completion, CompletionRequest, Product } from '../../src/gen/models';
import type { Article } from './article';
import { catalogueOf } from './catalogue';
import { categoryNodes, categoryPicturePath } from './categoryTree';
import type { CompoundReading } from './compounds';
import { countBelow } from './facets';
import { filtered } from './filtering';
import { fold, wordsOf } from './folding';
import { priceViewOf } from './prices';
import { productOf } from './product';
import { findSkus } from './search';
import { searchColumnsOf, type SearchColumns } from './searchColumns';
import { textIn } from './text';
import type { Viewer } from './viewer';

const defaultSize = 6;

/** How well a text goes on from what was typed: 4 begins with it, 3 has a word that does, 2 has it as part of a compound, 1 as letters, 0 not. */
function continues(text: string, typed: string, isPart: CompoundReading): number {
  if (fold(text).startsWith(typed)) return 4;
  const words = wordsOf(text);
  if (words.some((word) => word.startsWith(typed))) return 3;
  if (typed.length < 3) return 0;
  if (words.some((word) => word.includes(typed) && isPart(word, word.indexOf(typed), typed.length))) return 2;
  return fold(text).includes(typed) ? 1 : 0;
}

/** Letters inside a word ("wein" in "Schwein") are suggested only where there is nothing better. */
function withoutMereLetters<Graded extends { readonly grade: number }>(found: readonly Graded[]): readonly Graded[] {
  const better = found.filter(({ grade }) => grade > 1);
  return better.length > 0 ? better : found;
}

/** Search terms: names of items, then of brands, that go on from what was typed, those with the most products first. */
function termsFor(columns: SearchColumns, typed: string, language: Language, size: number): string[] {
  const [items, , brands] = columns.fields;
  if (!items || !brands) return [];
  const isPart = columns.compounds(language);
  const found = new Map<string, { readonly text: string; readonly grade: number; readonly isItem: boolean; count: number }>();
  for (const field of [items, brands]) {
    const counts = new Int32Array(field.values.length);
    for (const place of field.places) counts[place] = (counts[place] ?? 0) + 1;
    field.values.forEach((notation, place) => {
      const text = textIn(notation, language);
      const grade = continues(text, typed, isPart);
      if (grade === 0) return;
      const known = found.get(text);
      if (known) known.count += counts[place] ?? 0;
      else found.set(text, { text, grade, isItem: field === items, count: counts[place] ?? 0 });
    });
  }
  return withoutMereLetters([...found.values()])
    .toSorted((one, other) => other.grade - one.grade || Number(other.isItem) - Number(one.isItem) || other.count - one.count || one.text.length - other.text.length || (one.text < other.text ? -1 : 1))
    .slice(0, size)
    .map(({ text }) => text);
}

/** Search terms that go on from what was typed. */
export function suggestTerms(tenant: TenantCode, query: string, language: Language, size = defaultSize): string[] {
  const typed = fold(query).trim();
  return typed === '' ? [] : termsFor(searchColumnsOf(tenant), typed, language, size);
}

function categoriesFor(columns: SearchColumns, typed: string, request: CompletionRequest, viewer: Viewer, size: number): CategoryFacet[] {
  const { families, virtual } = filtered(columns, request.filter ?? {}, viewer, undefined, false);
  const virtualNodes = categoryNodes.filter((node) => node.virtual);
  const isPart = columns.compounds(viewer.language);
  const named = categoryNodes
    .map((node) => ({ node, name: textIn(node.name, viewer.language) }))
    .map(({ node, name }) => ({ node, name, grade: continues(name, typed, isPart) }))
    .filter(({ grade }) => grade > 0);
  return withoutMereLetters(named)
    .map(({ node, name, grade }) => ({ node, name, grade, count: node.virtual ? virtual[virtualNodes.indexOf(node)] ?? 0 : countBelow(node.id, families) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.grade - one.grade || other.count - one.count)
    .slice(0, size)
    .map(({ node, name, count }) => ({ id: node.id, ...(node.parentId && { parentId: node.parentId }), displayName: name, thumbnailImagePath: categoryPicturePath(node.id), sortKey: node.sortKey, count }));
}

/** The best hits, each item once: six packs of the same cheese help nobody who is still typing. */
function distinctProducts(tenant: TenantCode, { query, filter = {} }: CompletionRequest, viewer: Viewer, size: number): Product[] {
  const catalogue = catalogueOf(tenant);
  const items = new Set<unknown>();
  const chosen: Article[] = [];
  for (const sku of findSkus(tenant, { query, filter }, viewer)) {
    const article = catalogue.bySku(sku);
    if (!article || items.has(article.item)) continue;
    items.add(article.item);
    chosen.push(article);
    if (chosen.length === size) break;
  }
  const view = priceViewOf(viewer);
  return chosen.map((article) => productOf(article, viewer, view));
}

/** Suggestions while typing: search terms, categories and products, each list the best first. */
export function completeQuery(tenant: TenantCode, request: CompletionRequest, viewer: Viewer): Completion {
  const { query, size = defaultSize } = request;
  const typed = fold(query).trim();
  if (typed === '') return { terms: [], categories: [], products: [] };
  const columns = searchColumnsOf(tenant);
  return {
    terms: termsFor(columns, typed, viewer.language, size),
    categories: categoriesFor(columns, typed, request, viewer, size),
    products: distinctProducts(tenant, request, viewer, size),
  };
}
