import { useQuery } from '@tanstack/react-query';
import { CompanionNote } from '../../components/companion/CompanionNote';
import { paths } from '../../paths';
import { companionOrdersOptions } from '../../ordering/companionOrder';
import type { BuyerContext } from '../../queries/shopContext';

/** Says that orders of the companion app are open. Nothing at all while there are none, or when that can't be known. */
export function CompanionHint({ context }: { context: BuyerContext }) {
  const { data } = useQuery({ ...companionOrdersOptions(context), select: (orders) => orders.length, meta: { failure: 'silent' } });
  return <CompanionNote count={data ?? 0} href={paths.companionOrders()} />;
}
