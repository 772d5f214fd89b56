import { useIntl } from 'react-intl';
import { MenuButton } from '../../components/shell/MenuButton';
import type { BuyerContext } from '../../queries/shopContext';
import { useCustomerSwitch } from './customerSwitch';

interface CustomerMenuProps {
  context: BuyerContext;
  /** Whether there is room for the name. */
  isWide: boolean;
}

/** Pixels for the name, so that the header keeps still when it comes; longer ones take more. */
const nameWidth = 132;

/** Who is ordered for, and the way to another customer. */
export function CustomerMenu({ context, isWide }: CustomerMenuProps) {
  const intl = useIntl();
  const { customer, entries } = useCustomerSwitch(context);
  const { customerId } = context;
  return (
    <MenuButton
      icon="customer"
      name={intl.formatMessage({ id: 'shell.customer.name' }, { name: customer?.displayName ?? customerId })}
      entries={entries}
      {...(isWide ? { label: customer?.displayName ?? ' ', detail: customerId, labelWidth: nameWidth } : {})}
    />
  );
}
