import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import type { GuardedAddition } from '#cart/cartGuard.ts';
import { addLeft, linesLeftWaiting } from '#cart/leftWaiting.ts';
import { namedEventDraft } from '#connected/dietGuard/guestEvent.ts';
import type { RequestedLine } from '#domain/cart/cartAddition.ts';
import { overviewRows, type OverviewItem, type OverviewRow, type ProductAnswer } from '#domain/allergens/allergenOverview.ts';
import { brokenDiets } from '#domain/allergens/dietGuard.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { addTexts } from '#i18n/texts.ts';
import type { Toasts } from '#kit/toast/toastQueue.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { allergenProductsOptions } from '#queries/allergenProducts.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { skuParts } from '#queries/skuCalls.ts';
import type { BrokenProduct, DietAnswer } from '../frame/parts/DietQuestionDialog';

/**
 * The question, in a chunk of its own, as it is larger than the judging code. An addition that needs it waits until it is loaded; if
 * that fails nothing is added, and an error is shown.
 */
export const DietQuestion = lazyComponent(
  async () => (await Promise.all([import('../frame/parts/DietQuestionDialog'), addTexts('allergens')]))[0].DietQuestionDialog,
);

/** Key of the message about unreadable products. */
export const unreadKey = 'dietGuard.unread' satisfies MessageKey;

/**
 * Reports lines that the user added, but that a previous page left unchecked and out of the cart. The message's
 * button adds them, with a check, to amounts that the cart may have got meanwhile; what can't be added is reported
 * again.
 */
export function tellLeft(queryClient: QueryClient, context: BuyerContext, show: Toasts['show'], intl: IntlShape): void {
  const tell = (id: MessageKey, lines: readonly RequestedLine[]) => {
    if (lines.length === 0) return;
    const add = () =>
      void addLeft(queryClient, context, lines).then(
        ({ refused, failed }) => tell('dietGuard.left.failed', [...refused.map(({ requestedLine }) => requestedLine), ...failed]),
        () => tell('dietGuard.left.failed', lines),
      );
    show({
      severity: 'warn',
      text: intl.formatMessage({ id }, { products: lines.map(({ sku, name }) => name ?? sku).join('; ') }),
      action: { label: intl.formatMessage({ id: 'product.cart.add' }), onClick: add },
    });
  };
  tell('dietGuard.left', linesLeftWaiting(queryClient, context));
}

/** Shows a question, or nothing any more. */
export type ShowQuestion = (question: ReactNode) => void;

/** Queued questions, the visible one first, per display function: a display that was unmounted must not block the next. */
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
      // The question shows the failure, or the message about unchecked products does.
      .catch(() => undefined);
    if (read?.isWhole) for (const sku of skus) answers.set(sku, 'unknown');
    for (const product of read?.products ?? []) answers.set(product.sku, product);
  });
  await Promise.race([Promise.all(reads), late]);
  return overviewRows(items, (sku) => answers.get(sku) ?? 'failed');
}

/**
 * Checks lines against the event that guards their cart, and asks about those that break its diets (record 011).
 *
 * @param late timeout for the products' declarations
 * @returns confirmed skus, and those of them that could not be checked although no strict diet requires a question
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
