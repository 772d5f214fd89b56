import { useIntl } from 'react-intl';
import type { Badge, BadgeKey } from '#domain/product/attributes.ts';
import { limits } from '#domain/text/limits.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { clipPathIcon, type CutName } from '#kit/icon/clipPathIcon.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './BadgeList.module.css';

const drawn: Record<BadgeKey, { icon: CutName; text: MessageKey; sign?: string }> = {
  'deep-frozen': { icon: 'frozen', text: 'product.badge.deepFrozen' },
  cooled: { icon: 'cooled', text: 'product.badge.cooled' },
  'weighed-item': { icon: 'scale', text: 'product.badge.weighedItem' },
  organic: { icon: 'leaf', text: 'product.badge.organic', sign: 'BIO' },
  msc: { icon: 'fish', text: 'product.badge.msc', sign: 'MSC' },
  asc: { icon: 'fish', text: 'product.badge.asc', sign: 'ASC' },
  vegan: { icon: 'sprout', text: 'product.badge.vegan' },
  'gluten-free': { icon: 'glutenFree', text: 'product.badge.glutenFree' },
  'lactose-free': { icon: 'lactoseFree', text: 'product.badge.lactoseFree' },
  'order-deadline': { icon: 'clock', text: 'product.badge.orderDeadline' },
};

interface BadgeListProps {
  /** In display order. Without text only the first three are shown (P§9 three badges). */
  badges: readonly Badge[];
  /** Text beside the icons, as on the detail page; rows have icons only, with the text for assistive technology and as a hint. */
  isSpelledOut?: boolean;
}

/** The attributes of a product that have an icon (P§3 "Product attributes"). */
export function BadgeList({ badges, isSpelledOut = false }: BadgeListProps) {
  const intl = useIntl();
  if (badges.length === 0) return null;
  const shown = isSpelledOut ? badges : badges.slice(0, limits.badges);
  return (
    <ul className={`${styles.badges} ${isSpelledOut ? styles.spelledOut : ''}`}>
      {shown.map(({ key, extension }) => {
        const { icon, text, sign = extension } = drawn[key];
        const words = intl.formatMessage({ id: text }, { time: extension ?? '' });
        return isSpelledOut ? (
          <li key={key} className={`${styles.badge} ${styles[key]}`}>
            <Icon name={icon} />
            {words}
          </li>
        ) : (
          <li key={key} className={`${styles.badge} ${styles.bare} ${styles[key]} ${clipPathIcon(icon)}`} title={words} data-sign={sign}>
            {words}
          </li>
        );
      })}
    </ul>
  );
}
