import { FormattedMessage, useIntl } from 'react-intl';
import { UnstyledButton } from '../../../../kit/action/UnstyledButton';
import type { MessageKey } from '../../../../i18n/messageKey';
import styles from './CartOrderSwitch.module.css';

/** The lines of the cart by their groups, or one below the other as they were put in. */
export const cartOrders = ['groups', 'entry'] as const;

/** How the lines of the cart are shown. */
export type CartOrder = (typeof cartOrders)[number];

interface CartOrderSwitchProps {
  order: CartOrder;
  onChange(order: CartOrder): void;
}

const texts: Record<CartOrder, MessageKey> = { groups: 'cart.order.groups', entry: 'cart.order.entry' };

/** Lets somebody see the cart in the order in which it was filled, to compare it with a list on paper. */
export function CartOrderSwitch({ order, onChange }: CartOrderSwitchProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles.switch} aria-label={intl.formatMessage({ id: 'cart.order.label' })}>
      {cartOrders.map((one) => (
        <UnstyledButton key={one} className={styles.choice} aria-pressed={one === order} onClick={() => onChange(one)}>
          <FormattedMessage id={texts[one]} />
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
