import { useIntl } from 'react-intl';
import type { Badge, BadgeKey } from '../../domain/attributes';
import { limits } from '../../domain/limits';
import type { MessageKey } from '../../i18n/messageKey';
import { clipPathIcon, type CutName } from '../../kit/icon/clipPathIcon';
import { Icon } from '../../kit/icon/Icon';
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
  /** In their order. Icons alone stand for the first three (P§9). */
  badges: readonly Badge[];
  /** Words beside the icons, as on the detail page; rows have the icons alone, with the words for assistive technology and as a hint. */
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
