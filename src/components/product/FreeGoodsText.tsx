import { FormattedMessage } from 'react-intl';
import type { FreeGoods } from '#domain/product/naras.ts';
import styles from './FreeGoodsText.module.css';

/** Free goods of a product, "10 + 1 gratis"; codes in another format are shown as received. */
export function FreeGoodsText({ goods }: { goods: readonly FreeGoods[] }) {
  return goods.map((one) => (
    <span key={one.code} className={styles.goods}>
      {one.kind === 'rule' ? (
        <span>
          <FormattedMessage id="product.freeGoods.rule" values={{ bought: one.bought, free: one.free }} />
        </span>
      ) : (
        one.code
      )}
    </span>
  ));
}
