import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { MenuButton, type OpenedMenu } from './parts/MenuButton';
import type { BuyerContext } from '#queries/shopContext.ts';
import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useChosenCustomer } from './chosenCustomer';

const CustomerMenuPanel = lazyComponent(
  async () => (await Promise.all([import('./CustomerMenuPanel'), addTexts('smallParts')]))[0].CustomerMenuPanel,
);

interface CustomerMenuProps {
  context: BuyerContext;
  /** True if there is room for the whole name and its number. */
  isWide: boolean;
}

/** Pixels for the name, so that the header doesn't shift when it arrives; longer ones take more. */
const nameWidth = 132;
/** Maximum width where the header is one row. */
const shortWidth = 112;

/** The chosen customer, and the way to another one. */
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

/** The name of the chosen customer; its space is reserved while it loads. */
export function CustomerName({ context }: { context: BuyerContext }) {
  return useChosenCustomer(context)?.displayName ?? '\u00a0';
}
