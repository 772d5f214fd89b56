import { FormattedMessage } from 'react-intl';
import type { FreeGoods } from '../../domain/naras';
import styles from './FreeGoodsText.module.css';

/** The free goods that go with a product, "10 + 1 gratis"; a code of another form as it is. */
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
