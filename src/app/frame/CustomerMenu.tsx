import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MenuButton, type OpenedMenu } from './parts/MenuButton';
import type { BuyerContext } from '../../queries/shopContext';
import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import { useChosenCustomer } from './chosenCustomer';

const CustomerMenuPanel = lazyComponent(
  async () => (await Promise.all([import('./CustomerMenuPanel'), addTexts('smallParts')]))[0].CustomerMenuPanel,
);

interface CustomerMenuProps {
  context: BuyerContext;
  /** Whether there is room for the whole name and its number. */
  isWide: boolean;
}

/** Pixels for the name, so that the header keeps still when it comes; longer ones take more. */
const nameWidth = 132;
/** Where the header is one row, they take no more than that. */
const shortWidth = 112;

/** Who is ordered for, and the way to another customer. */
export function CustomerMenu({ context, isWide }: CustomerMenuProps) {
  const intl = useIntl();
  const customer = useChosenCustomer(context);
  const menu = useMemo(
    () => ({
      Content: (opened: OpenedMenu) => <CustomerMenuPanel {...opened} context={context} />,
      prefetch: CustomerMenuPanel.prefetch,
    }),
    [context],
  );
  const { customerId } = context;
  return (
    <MenuButton
      icon="customer"
      name={intl.formatMessage({ id: 'shell.customer.name' }, { name: customer?.displayName ?? customerId })}
      entries={menu}
      label={customer?.displayName ?? '\u00a0'}
      {...(isWide ? { detail: customerId, labelWidth: nameWidth } : { labelWidth: shortWidth, isShort: true })}
    />
  );
}

/** Who is ordered for, in words; its place is kept while the name is on its way. */
export function CustomerName({ context }: { context: BuyerContext }) {
  return useChosenCustomer(context)?.displayName ?? '\u00a0';
}
