import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { knownLargestPurchase, readLargestPurchase } from '#queries/essence.ts';
import { AmountCheckContext, createAmountCheck, type AmountCheck, type LargeAmount } from '#connected/cart/amountCheck.ts';

const LargeAmountDialog = lazyComponent(
  async () => (await Promise.all([import('./parts/LargeAmountDialog'), addTexts('smallParts')]))[0].LargeAmountDialog,
);

interface Question {
  readonly large: LargeAmount;
  answer(isMeant: boolean): void;
}

const focusedField = () => (document.activeElement instanceof HTMLInputElement ? document.activeElement : undefined);

/**
 * Asks before an amount far beyond the buyer's usual one goes into a cart. Above all screens: a question raised by the press that
 * leaves a screen is asked on the next one.
 */
export function AmountCheckProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [amountCheck] = useState((): AmountCheck => {
    const inner = createAmountCheck({
      known: ({ context, product: { sku } }) => knownLargestPurchase(queryClient, context, sku),
      read: ({ context, product: { sku } }) => {
        LargeAmountDialog.prefetch();
        return readLargestPurchase(queryClient, context, sku);
      },
      ask: (large) =>
        new Promise((resolve) => {
          setQuestions((open) => [...open, { large, answer: resolve }]);
        }),
    });
    // Now: Enter moves the focus on, before a question can come.
    return { ...inner, check: (request, choose) => inner.check({ ...request, field: focusedField() }, choose) };
  });
  useEffect(() => {
    window.addEventListener('pagehide', amountCheck.leave, { capture: true });
    window.addEventListener('pageshow', amountCheck.comeBack);
    return () => {
      window.removeEventListener('pagehide', amountCheck.leave, { capture: true });
      window.removeEventListener('pageshow', amountCheck.comeBack);
    };
  }, [amountCheck]);
  const [question] = questions;
  const answer = (isMeant: boolean) => {
    setQuestions((open) => open.slice(1));
    question?.answer(isMeant);
    // The dialog returns the focus to its previous place; a user who wants another amount continues in the field.
    if (!isMeant) requestAnimationFrame(() => question?.large.request.field?.focus());
  };
  return (
    <AmountCheckContext value={amountCheck}>
      {children}
      {question && (
        <LargeAmountDialog
          product={question.large.request.product}
          amount={question.large.request.amount}
          unit={question.large.request.unit}
          largestPurchase={question.large.largestPurchase}
          onAnswer={answer}
        />
      )}
    </AmountCheckContext>
  );
}
