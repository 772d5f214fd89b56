import { FormattedMessage } from 'react-intl';
import type { CartGroupKind } from '#domain/cart/cartGroup.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './CartGroupHeading.module.css';

interface CartGroupHeadingProps {
  /** Id for `aria-labelledby`. */
  id?: string;
  kind: CartGroupKind;
  /** Category name for groups of that kind; undefined for products without a category. */
  categoryName: string | undefined;
  /** Number of lines; 0 if only removed ones are left. */
  lineCount: number;
}

type SetApart = Exclude<CartGroupKind, 'category'>;

const titles: Record<SetApart, MessageKey> = {
  noLongerAvailable: 'cart.group.noLongerAvailable',
  currentlyNotAvailable: 'cart.group.currentlyNotAvailable',
  delayedDelivery: 'cart.group.delayedDelivery',
  differentDeliveryDate: 'cart.group.differentDeliveryDate',
  preOrder: 'cart.group.preOrder',
  deviatingDeadline: 'cart.group.deviatingDeadline',
};

const hints: Record<SetApart, MessageKey> = {
  noLongerAvailable: 'cart.group.hint.leftOut',
  currentlyNotAvailable: 'cart.group.hint.leftOut',
  delayedDelivery: 'cart.group.hint.delayedDelivery',
  differentDeliveryDate: 'cart.group.hint.differentDeliveryDate',
  preOrder: 'cart.group.hint.preOrder',
  deviatingDeadline: 'cart.group.hint.deviatingDeadline',
};

const tones: Record<CartGroupKind, string | undefined> = {
  noLongerAvailable: styles.error,
  currentlyNotAvailable: styles.error,
  delayedDelivery: styles.warning,
  differentDeliveryDate: styles.info,
  preOrder: styles.info,
  deviatingDeadline: styles.warning,
  category: styles.category,
};

/** Heading of a cart group: what its lines have in common, and its effect on the order. */
export function CartGroupHeading({ id, kind, categoryName, lineCount }: CartGroupHeadingProps) {
  return (
    <div className={`${styles.heading} ${tones[kind]}`}>
      <SectionHeading level={2} look="group" id={id} className={styles.title}>
        {kind !== 'category' && (
          <span>
            <FormattedMessage id={titles[kind]} />
          </span>
        )}
        {kind === 'category' &&
          (categoryName ?? (
            <span>
              <FormattedMessage id="cart.group.other" />
            </span>
          ))}
        {lineCount > 0 && (
          <span className={styles.count}>
            <FormattedMessage id="cart.lineCount" values={{ count: lineCount }} />
          </span>
        )}
      </SectionHeading>
      {kind !== 'category' && (
        <p className={styles.hint}>
          <FormattedMessage id={hints[kind]} />
        </p>
      )}
    </div>
  );
}
