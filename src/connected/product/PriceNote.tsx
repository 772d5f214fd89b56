import { FormattedMessage } from 'react-intl';
import styles from './PriceNote.module.css';
import { useProductList } from './productList';

/** Below a list: what its prices hold and what not (P§9); nothing where there are none to see. */
export function PriceNote() {
  const { displayRules } = useProductList();
  if (!displayRules.canSeePrices) return null;
  return (
    <p className={styles.note}>
      <FormattedMessage id={displayRules.seesBonuses ? 'price.note.netWithBonus' : 'price.note.net'} />
    </p>
  );
}
