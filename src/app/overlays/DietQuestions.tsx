import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BrokenProduct, DietAnswer } from '../frame/parts/DietQuestionDialog';
import { overviewRows, type OverviewItem, type ProductAnswer } from '../../domain/allergenOverview';
import { brokenDiets, type GuestDiet, type GuestEvent } from '../../domain/dietGuard';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { resultWithin } from '../../platform/timing';
import { allergenProductsOptions } from '../../queries/allergenProducts';
import type { BuyerContext } from '../../queries/shopContext';
import { skuParts } from '../../queries/skuCalls';
import { useAmountCheck, type AmountCheck, type AmountRequest } from '../../connected/cart/amountCheck';
import { linesGuard } from '../../connected/cart/linesGuard';

const DietQuestionDialog = lazyComponent(async () => (await import('../frame/parts/DietQuestionDialog')).DietQuestionDialog);

/** Milliseconds that an addition waits for what products declare; what isn't there by then counts as not declared. */
const longest = 3_000;

/** Which of some products break a diet, by what they declare now. */
async function brokenProducts(
  queryClient: QueryClient,
  context: BuyerContext,
  items: readonly OverviewItem[],
  diets: readonly GuestDiet[],
): Promise<readonly BrokenProduct[]> {
  const answers = new Map<string, ProductAnswer>();
  const parts = skuParts(items.flatMap(({ sku }) => sku ?? []).sort());
  const reads = parts.map(async (skus) => {
    const read = await queryClient
      .fetchQuery({ ...allergenProductsOptions(context, skus), meta: { failure: 'silent' } })
      // Nobody says what could not be read, which is asked about like what is not declared.
      .catch(() => undefined);
    for (const product of read?.products ?? []) answers.set(product.sku, product);
  });
  await resultWithin(Promise.all(reads), longest);
  return overviewRows(items, (sku) => answers.get(sku) ?? 'failed').flatMap((row) => {
    const broken = row.sku === undefined ? [] : brokenDiets(row, diets);
    return row.sku === undefined || broken.length === 0 ? [] : [{ sku: row.sku, name: row.name ?? row.sku, broken }];
  });
}

/**
 * Puts a question before the check of amounts, for what is not in the cart yet: what is there was asked about when it came. It does so from
 * outside, because the check is on the way to the first paint and an event is kept by few.
 *
 * @returns takes it away again
 */
function putBefore(amountCheck: AmountCheck, isMeant: (request: AmountRequest) => Promise<boolean>): () => void {
  const { check } = amountCheck;
  Object.assign(amountCheck, {
    check: (request, choose) =>
      request.held ? check(request, choose) : isMeant(request).then((isYes) => isYes && (check(request, choose) ?? true)),
  } satisfies Pick<AmountCheck, 'check'>);
  return () => void Object.assign(amountCheck, { check });
}

interface Question {
  readonly products: readonly BrokenProduct[];
  readonly others: number;
  answer(answer: DietAnswer): void;
}

/** Asks before something goes into the cart that the diets of the event don't allow, one question after the other. */
export function DietQuestions({ event }: { event: GuestEvent }) {
  const queryClient = useQueryClient();
  const amountCheck = useAmountCheck();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [question] = questions;
  useEffect(() => {
    const ask = (products: readonly BrokenProduct[], others: number) =>
      new Promise<DietAnswer>((answer) => {
        setQuestions((open) => [...open, { products, others, answer }]);
      });
    const isMeant = async ({ context, product: { sku, name } }: AmountRequest) => {
      const broken = await brokenProducts(queryClient, context, [{ sku, name }], event.diets);
      return broken.length === 0 || (await ask(broken, 0)) === 'all';
    };
    linesGuard.meantLines = async (context, lines) => {
      const broken = await brokenProducts(
        queryClient,
        context,
        lines.map(({ sku, name }) => ({ sku, name })),
        event.diets,
      );
      if (broken.length === 0) return lines;
      const skus = new Set(broken.map(({ sku }) => sku));
      const others = lines.filter(({ sku }) => !skus.has(sku));
      const answer = await ask(broken, others.length);
      return answer === 'all' ? lines : answer === 'rest' ? others : [];
    };
    const end = putBefore(amountCheck, isMeant);
    return () => {
      end();
      delete linesGuard.meantLines;
    };
  }, [queryClient, event, amountCheck]);
  if (!question) return null;
  return (
    <DietQuestionDialog
      event={event}
      products={question.products}
      others={question.others}
      onAnswer={(answer) => {
        setQuestions((open) => open.slice(1));
        question.answer(answer);
      }}
    />
  );
}
