import { useCallback, useSyncExternalStore, type ComponentProps, type RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CartButton } from '#components/product/CartButton.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { formatPrice } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import styles from './OrderBar.module.css';

interface OrderBarProps extends Omit<ComponentProps<typeof CartButton>, 'size' | 'ref'> {
  /** The page's order panel, which the bar replaces while that is out of sight. */
  panel: Target;
  /** Price of the chosen amount; undefined while hidden or on request. */
  rowTotal: Parameters<typeof formatPrice>[0] | undefined;
}

type Target = RefObject<HTMLElement | null>;

/** Everything below the window's upper edge. The window alone would miss content that is scrolled past within a frame. */
const fromTheTop = { rootMargin: '0px 0px 1000000px 0px' };

function watchPlace({ current }: Target, onChange: () => void): () => void {
  const watch = new IntersectionObserver(onChange, fromTheTop);
  if (current) watch.observe(current);
  return () => watch.disconnect();
}

const isAboveWindow = ({ current }: Target) => current !== null && current.getBoundingClientRect().bottom <= 0;

/** True if an element has been scrolled out of the window upwards. */
function useIsAbove(target: Target): boolean {
  const subscribe = useCallback((onChange: () => void) => watchPlace(target, onChange), [target]);
  return useSyncExternalStore(subscribe, () => isAboveWindow(target));
}

/** On the phone the cart button stays within reach of the thumb while the user reads the rest. */
export function OrderBar({ panel, rowTotal, ...button }: OrderBarProps) {
  const intl = useIntl();
  const isAbove = useIsAbove(panel);
  const isPhone = useViewport() === 'mobile';
  if (!isPhone || !isAbove) return null;
  const quantity = formatUnits(intl, button.choice.amount, button.choice.unit);
  return (
    <section className={styles.bar} aria-label={intl.formatMessage({ id: 'productPage.order.label' }, { product: button.product.name })}>
      <span className={styles.sum}>
        {rowTotal !== undefined && <strong>{formatPrice(rowTotal)}</strong>}
        <span className={styles.quantity}>
          <FormattedMessage id="productPage.order.quantity" values={{ quantity }} />
        </span>
      </span>
      <CartButton {...button} />
    </section>
  );
}
