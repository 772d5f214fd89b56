import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIsIdle } from '../../connected/screen/useIsIdle';
import type { Cart } from '../../domain/cart';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { customerOptions } from '../../queries/customer';
import type { BuyerContext } from '../../queries/shopContext';
import type { ColleagueRows } from './colleagueRows';

const ColleagueLines = lazyComponent(
  async () => (await Promise.all([import('./ColleagueLines'), addTexts('colleague')]))[0].ColleagueLines,
  { failure: 'silent' },
);

const nothing: ColleagueRows = { note: undefined, only: undefined };

/** Finds what others have put into the cart or changed, once the page has come to rest, and only where the customer has more than one user. */
export function useColleagueLines(
  context: BuyerContext,
  cart: Cart,
): ColleagueRows & {
  /** For the place above the lines. */
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
