import { useMemo } from 'react';
import type { MenuEntry } from '../../kit/overlay/menuEntry';
import type { BuyerContext } from '../../queries/shopContext';
import { useCustomerSwitch } from './customerSwitch';
import { UserMenu } from './UserMenu';

/** On the phone one menu holds what wide windows have side by side: the customer, the user's own things, the language. */
export function MobileUserMenu({ context }: { context: BuyerContext }) {
  const { customer, entries } = useCustomerSwitch(context);
  const before = useMemo<readonly MenuEntry[]>(() => {
    const all = entries.at(-1);
    return customer && all?.kind === 'link' ? [{ ...all, label: customer.displayName, detail: all.label }] : entries;
  }, [customer, entries]);
  return <UserMenu before={before} withLanguages />;
}
