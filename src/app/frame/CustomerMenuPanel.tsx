import type { OpenedMenu } from './parts/MenuButton';
import { Menu } from '#kit/overlay/Menu.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useCustomerEntries } from './customerEntries';

/** The opened menu of the customer: the ways to another. */
export function CustomerMenuPanel({ context, ...opened }: OpenedMenu & { context: BuyerContext }) {
  return <Menu {...opened} entries={useCustomerEntries(context, opened.isOpen)} />;
}
