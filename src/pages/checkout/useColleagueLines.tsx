import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIsIdle } from '#connected/screen/useIsIdle.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { customerOptions } from '#queries/customer.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { ColleagueRows } from './colleagueRows';

const ColleagueLines = lazyComponent(
  async () => (await Promise.all([import('./ColleagueLines'), addTexts('colleague')]))[0].ColleagueLines,
  { failure: 'silent' },
);

const nothing: ColleagueRows = { note: undefined, only: undefined };

/** Finds colleagues' additions and changes in the cart, once the page is idle, and only if the customer has several users. */
export function useColleagueLines(
  context: BuyerContext,
  cart: Cart,
): ColleagueRows & {
  /** Must be rendered above the lines. */
  readonly strip: ReactNode;
} {
  const isIdle = useIsIdle();
  const [rows, setRows] = useState(nothing);
  const { data: hasColleagues = false } = useQuery({
    ...customerOptions(context),
    select: ({ assignedUsers = [] }) => assignedUsers.length > 1,
  });
  if (!isIdle || !hasColleagues) return { ...nothing, strip: null };
  return { ...rows, strip: <ColleagueLines context={context} lines={cart.lines} onRows={setRows} /> };
}
