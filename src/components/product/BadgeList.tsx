import { useIntl } from 'react-intl';
import type { Badge, BadgeKey } from '../../domain/attributes';
import { limits } from '../../domain/limits';
import type { MessageKey } from '../../i18n/messageKey';
import { Glyph, type GlyphName } from '../../kit/icon/Glyph';
import styles from './BadgeList.module.css';

const drawn: Record<BadgeKey, { glyph: GlyphName; text: MessageKey; sign?: string }> = {
  'deep-frozen': { glyph: 'frozen', text: 'product.badge.deepFrozen' },
  cooled: { glyph: 'cooled', text: 'product.badge.cooled' },
  'weighed-item': { glyph: 'scale', text: 'product.badge.weighedItem' },
  organic: { glyph: 'leaf', text: 'product.badge.organic', sign: 'BIO' },
  msc: { glyph: 'fish', text: 'product.badge.msc', sign: 'MSC' },
  asc: { glyph: 'fish', text: 'product.badge.asc', sign: 'ASC' },
  vegan: { glyph: 'sprout', text: 'product.badge.vegan' },
  'gluten-free': { glyph: 'glutenFree', text: 'product.badge.glutenFree' },
  'lactose-free': { glyph: 'lactoseFree', text: 'product.badge.lactoseFree' },
  'order-deadline': { glyph: 'clock', text: 'product.badge.orderDeadline' },
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
  return (
    <ul className={`${styles.badges} ${isSpelledOut ? styles.spelledOut : ''}`}>
      {(isSpelledOut ? badges : badges.slice(0, limits.badges)).map(({ key, extension }) => {
        const { glyph, text, sign } = drawn[key];
        const words = intl.formatMessage({ id: text }, { time: extension ?? '' });
        return (
          <li key={key} className={`${styles.badge} ${styles[key]}`} title={isSpelledOut ? undefined : words}>
            <Glyph name={glyph} />
            {isSpelledOut ? words : (
              <>
                <span className={styles.words}>{words}</span>
                {(sign ?? extension) && <span aria-hidden="true">{sign ?? extension}</span>}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
