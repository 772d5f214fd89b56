import { FormattedMessage, useIntl } from 'react-intl';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import type { MessageKey } from '#i18n/messageKey.ts';
import styles from './CartOrderSwitch.module.css';

/** Lines of the cart by group, or in entry order. */
export const cartOrders = ['groups', 'entry'] as const;

/** Sequence of the cart's lines. */
export type CartOrder = (typeof cartOrders)[number];

interface CartOrderSwitchProps {
  order: CartOrder;
  onChange(order: CartOrder): void;
}

const texts: Record<CartOrder, MessageKey> = { groups: 'cart.order.groups', entry: 'cart.order.entry' };

/** Shows the cart in the sequence in which it was filled, to compare it with a list on paper. */
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
