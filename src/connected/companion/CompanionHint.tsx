import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CompanionNote } from '#components/companion/CompanionNote.tsx';
import { paths } from '#paths.ts';
import { companionOrdersOptions } from '#ordering/companionOrder.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

interface CompanionHintProps {
  context: BuyerContext;
  /** Called once it is known whether there is a hint. Must be the same function on each render. */
  onSettled?: (() => void) | undefined;
}

/** Reminds of open companion-app orders. Renders nothing while there are none or loading fails. */
export function CompanionHint({ context, onSettled }: CompanionHintProps) {
  const { data, isLoading } = useQuery({
    ...companionOrdersOptions(context),
    select: (orders) => orders.length,
    meta: { failure: 'silent' },
  });
  useEffect(() => {
    if (!isLoading) onSettled?.();
  }, [isLoading, onSettled]);
  return <CompanionNote count={data ?? 0} href={paths.companionOrders()} />;
}
