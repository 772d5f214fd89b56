import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import type { Product } from '../../domain/product';
import { canToggleCart } from '../../domain/product';
import { formatUnits } from '../../i18n/unitName';
import { UnstyledButton } from '../../kit/action/UnstyledButton';
import { Spinner } from '../../kit/feedback/Spinner';
import styles from './CartButton.module.css';
import { clipPathIcon, type CutName } from '../../kit/icon/clipPathIcon';
import { Icon } from '../../kit/icon/Icon';
import type { CartPresence, OrderChoice } from '../../domain/displayRules';

interface CartButtonProps {
  product: Pick<Product, 'name' | 'isOrderable'>;
  /** What is in the cart, when it is. */
  choice: OrderChoice;
  cart: Exclude<CartPresence, { kind: 'none' }>;
  /**
   * `regular` on the detail page, `small` in rows, which on a phone show the drawing alone, `bare` in tiles, which always do. In rows and
   * tiles it is tinted only, and filled where the pointer or the focus is in the product's `article`.
   */
  size?: 'regular' | 'small' | 'bare';
  /** Amount or unit are somebody's choice: filled also in rows and tiles. */
  isChosen?: boolean;
  onAdd(): void;
  onRemove(): void;
  onUndo(): void;
  ref?: Ref<HTMLButtonElement>;
}

/** How the button looks while the product is not in the cart: to be added, once more after a failure, or not at all. */
const outside = {
  add: { tone: 'add', icon: 'cartAdd' },
  failed: { tone: 'failed', icon: 'warning' },
  orderLimit: { tone: 'none', icon: 'close' },
  none: { tone: 'none', icon: 'close' },
} as const;

/**
 * The one button between a product and the cart (P§4): it adds; once added it becomes the amount with a quiet tick, and pressing it
 * removes; after that it undoes. A product that can't be had can only be removed. What could not be added is said here alone, for a failed
 * change of the cart has no message (P§8).
 */
export function CartButton({ product, choice, cart, size = 'regular', isChosen = false, onAdd, onRemove, onUndo, ref }: CartButtonProps) {
  const intl = useIntl();
  const shared = { ref, 'aria-busy': cart.isBusy || undefined } as const;
  const classes = (state: string | undefined) => `${styles.button} ${styles[size]} ${isChosen ? styles.chosen : ''} ${state}`;
  const quantity = formatUnits(intl, choice.amount, choice.unit);
  const values = { product: product.name, quantity };
  /** Words behind a drawing; in lists, where nothing is under way, without an element for either. */
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
          className={classes(styles.inCart)}
          onClick={onRemove}
          aria-label={intl.formatMessage({ id: 'product.cart.remove' }, values)}
        >
          {cart.isBusy ? (
            <Spinner />
          ) : (
            <span className={styles.tick}>
              <Icon name="check" />
            </span>
          )}
          <span className={styles.amount}>{quantity}</span>
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
