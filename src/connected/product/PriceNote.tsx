import { FormattedMessage } from 'react-intl';
import styles from './PriceNote.module.css';
import { useProductList } from './productList';

/** Note below a list about its prices (P§9 prices); renders nothing without prices. */
export function PriceNote() {
  const { displayRules } = useProductList();
  if (!displayRules.canSeePrices) return null;
  return (
    <p className={styles.note}>
      <FormattedMessage id={displayRules.seesBonuses ? 'price.note.netWithBonus' : 'price.note.net'} />
    </p>
  );
}
