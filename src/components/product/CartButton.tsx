import { useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '#domain/product/product.ts';
import { canToggleCart } from '#domain/product/product.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { Spinner } from '#kit/feedback/Spinner.tsx';
import styles from './CartButton.module.css';
import { clipPathIcon, type CutName } from '#kit/icon/clipPathIcon.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import type { CartPresence, OrderChoice } from '#domain/price/displayRules.ts';

interface CartButtonProps {
  product: Pick<Product, 'name' | 'isOrderable'>;
  /** Amount and unit in the cart, if it is there. */
  choice: OrderChoice;
  cart: Exclude<CartPresence, { kind: 'none' }>;
  /**
   * `regular` on the detail page, `small` in rows (icon only on a phone), `bare` in tiles (always icon only). In rows
   * and tiles it is tinted, and filled while the product's `article` has pointer or focus.
   */
  size?: 'regular' | 'small' | 'bare';
  /** The user chose amount or unit: filled in rows and tiles too. */
  isChosen?: boolean;
  onAdd(): void;
  onRemove(): void;
  onUndo(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** Look of the button while the product isn't in the cart: add, retry, or unavailable. */
const outside = {
  add: { tone: 'add', icon: 'cartAdd' },
  failed: { tone: 'failed', icon: 'warning' },
  orderLimit: { tone: 'none', icon: 'close' },
  none: { tone: 'none', icon: 'close' },
} as const;

/**
 * The only button between a product and the cart (P§4 cart item). It adds; then it shows the amount with a quiet
 * tick, and a press removes; then a press undoes. Unavailable products can only be removed. A failed addition is
 * shown only here, because a failed cart change has no message (P§8 silent failures). After an addition it is filled
 * for two seconds and shows no way to remove, so that the amount in the cart is seen.
 */
export function CartButton({ product, choice, cart, size = 'regular', isChosen = false, onAdd, onRemove, onUndo, ref }: CartButtonProps) {
  const intl = useIntl();
  // A line that comes without a request of this page, as when the cart is loaded, wasn't added here.
  const [added, setAdded] = useState(cart);
  if (added.kind !== cart.kind) setAdded(cart);
  const shared = { ref, 'aria-busy': cart.isBusy || undefined } as const;
  const classes = (state: string | undefined) => `${styles.button} ${styles[size]} ${isChosen ? styles.chosen : ''} ${state}`;
  const quantity = formatUnits(intl, choice.amount, choice.unit);
  const values = { product: product.name, quantity };
  /** Icon with hidden text; in lists, while idle, without an element for either. */
  const bareIn = (state: string | undefined, icon: CutName) =>
    size === 'regular' || cart.isBusy ? classes(state) : `${classes(state)} ${styles.plain} ${clipPathIcon(icon)}`;
  const labelled = (icon: CutName, words: string) =>
    size === 'regular' || cart.isBusy ? (
      <>
        {cart.isBusy ? (
          <Spinner />
        ) : (
          <span className={styles.drawing}>
            <Icon name={icon} />
          </span>
        )}
        <span className={styles.words}>{words}</span>
      </>
    ) : (
      words
    );
  switch (cart.kind) {
    case 'in':
      return (
        <UnstyledButton
          {...shared}
          className={`${classes(styles.inCart)} ${added.isBusy && !cart.isBusy ? styles.added : ''}`}
          onClick={onRemove}
          onAnimationEnd={() => setAdded({ ...cart, isBusy: false })}
          aria-label={intl.formatMessage({ id: 'product.cart.remove' }, values)}
        >
          {cart.isBusy ? (
            <Spinner />
          ) : (
            // Not the elements of "add", which would move.
            <span key="tick" className={styles.tick}>
              <Icon name="check" />
            </span>
          )}
          <span key="amount" className={styles.amount}>
            {quantity}
          </span>
          <span className={styles.remove}>
            <Icon name="close" />
          </span>
        </UnstyledButton>
      );
    case 'removed':
      return (
        <UnstyledButton
          {...shared}
          className={classes(styles.undo)}
          onClick={onUndo}
          aria-label={intl.formatMessage({ id: 'product.cart.undo.label' }, values)}
        >
          {cart.isBusy ? <Spinner /> : <Icon name="undo" />}
          <span className={styles.words}>{intl.formatMessage({ id: 'product.cart.undo' })}</span>
        </UnstyledButton>
      );
    case 'out': {
      const state = canToggleCart(product, false) ? (cart.problem ?? 'add') : 'none';
      const { tone, icon } = outside[state];
      return (
        <UnstyledButton
          {...shared}
          className={bareIn(styles[tone], icon)}
          disabled={tone === 'none'}
          onClick={onAdd}
          aria-label={intl.formatMessage({ id: `product.cart.${state}.label` }, values)}
        >
          {labelled(icon, intl.formatMessage({ id: `product.cart.${state}` }))}
        </UnstyledButton>
      );
    }
  }
}
