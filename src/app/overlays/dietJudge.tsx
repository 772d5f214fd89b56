import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GuardedAddition } from '../../cart/cartGuard';
import { namedEventDraft } from '../../connected/dietGuard/guestEvent';
import { overviewRows, type OverviewItem, type OverviewRow, type ProductAnswer } from '../../domain/allergenOverview';
import { brokenDiets } from '../../domain/dietGuard';
import type { MessageKey } from '../../i18n/messageKey';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { allergenProductsOptions } from '../../queries/allergenProducts';
import type { BuyerContext } from '../../queries/shopContext';
import { skuParts } from '../../queries/skuCalls';
import type { BrokenProduct, DietAnswer } from '../frame/parts/DietQuestionDialog';

/**
 * The question, of code of its own: it is larger than what judges, and an addition that it is wanted for waits until it is there, so nothing
 * goes in where it can't be had, which is told.
 */
export const DietQuestion = lazyComponent(
  async () => (await Promise.all([import('../frame/parts/DietQuestionDialog'), addTexts('allergens')]))[0].DietQuestionDialog,
);

/** Says that products could not be read. */
export const unreadKey = 'dietGuard.unread' satisfies MessageKey;

/** Shows a question, or nothing any more. */
export type ShowQuestion = (question: ReactNode) => void;

/** Questions that wait for their turn, the one on show first, by what shows them: one that is gone must not hold up the next. */
const questionsOf = new WeakMap<ShowQuestion, ReactNode[]>();

/** Asks one question after the other. */
function ask(show: ShowQuestion, question: (answer: (answer: DietAnswer) => void) => ReactNode): Promise<DietAnswer> {
  const open = questionsOf.get(show) ?? [];
  questionsOf.set(show, open);
  return new Promise((resolve) => {
    const shown = question((answer) => {
      void open.splice(open.indexOf(shown), 1);
      show(open[0]);
      resolve(answer);
    });
    open.push(shown);
    show(open[0]);
  });
}

/** Reads the declarations of products now; one that isn't there in time is `failed`, like one that could not be read. */
async function declaredRows(
  queryClient: QueryClient,
  context: BuyerContext,
  items: readonly OverviewItem[],
  late: Promise<unknown>,
): Promise<readonly OverviewRow[]> {
  const answers = new Map<string, ProductAnswer>();
  const parts = skuParts(items.flatMap(({ sku }) => sku ?? []).sort());
  const reads = parts.map(async (skus) => {
    const read = await queryClient
      // Without a network it fails at once, and the question comes at once.
      .fetchQuery({ ...allergenProductsOptions(context, skus), networkMode: 'always', meta: { failure: 'silent' } })
      // The question says it, or the message about what could not be checked.
      .catch(() => undefined);
    if (read?.isWhole) for (const sku of skus) answers.set(sku, 'unknown');
    for (const product of read?.products ?? []) answers.set(product.sku, product);
  });
  await Promise.race([Promise.all(reads), late]);
  return overviewRows(items, (sku) => answers.get(sku) ?? 'failed');
}

/**
 * Checks lines against the event that guards their cart, and asks about those that its diets don't allow (record 120).
 *
 * @param late how long is waited for what products declare
 * @returns skus that are meant, and those of them that could not be checked and that no diet is strict enough to ask about
 */
export async function judgeDiets(
  queryClient: QueryClient,
  { event: name, context, lines, isWhole }: GuardedAddition,
  late: Promise<unknown>,
  show: ShowQuestion,
): Promise<{ readonly meant: ReadonlySet<string>; readonly unchecked: ReadonlySet<string> }> {
  DietQuestion.prefetch();
  const skus = new Set(lines.map(({ sku }) => sku));
  const event = namedEventDraft(name).read();
  if (!event) return { meant: skus, unchecked: new Set() };
  const items = [...new Map(lines.map((line) => [line.sku, { sku: line.sku, name: line.name }])).values()];
  const rows = await declaredRows(queryClient, context, items, late);
  const products: BrokenProduct[] = [];
  const unchecked = new Set<string>();
  for (const row of rows) {
    const { sku } = row;
    if (sku === undefined) continue;
    const isUnread = row.state === 'failed';
    const broken = brokenDiets(row, event.diets);
    if (broken.length > 0) products.push({ sku, name: row.name ?? sku, broken, isUnread });
    else if (isUnread) unchecked.add(sku);
  }
  if (products.length === 0) return { meant: skus, unchecked };
  const broken = new Set(products.map(({ sku }) => sku));
  const others = isWhole ? 0 : lines.filter(({ sku }) => !broken.has(sku)).length;
  const answer = await ask(show, (onAnswer) => (
    <DietQuestion key={[...skus].join(' ')} event={event} products={products} others={others} onAnswer={onAnswer} />
  ));
  if (answer === 'none') return { meant: new Set(), unchecked: new Set() };
  return { meant: answer === 'all' ? skus : new Set([...skus].filter((sku) => !broken.has(sku))), unchecked };
}
