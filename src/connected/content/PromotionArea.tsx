import { addTexts } from '../../i18n/texts';
import { lazyComponent } from '../../kit/lazy/lazyComponent';
import type { ShopContext } from '../../queries/shopContext';
import { useIsIdle } from '../screen/useIsIdle';
import { useShop } from '../shop/ShopProvider';
import styles from './PromotionArea.module.css';
import type { PromotionPlace } from './PromotionStrip';

const PromotionStrip = lazyComponent(
  async () => (await Promise.all([import('./PromotionStrip'), addTexts('promotion')]))[0].PromotionStrip,
  { failure: 'silent' },
);

interface PromotionAreaProps {
  context: ShopContext;
  place: PromotionPlace;
}

/** The place above a list for what is on promotion in it. It is kept before anything is known, and filled once the page is idle; who may not see prices has none (P§6). */
export function PromotionArea({ context, place }: PromotionAreaProps) {
  const { permissions } = useShop();
  const isIdle = useIsIdle();
  if (!permissions.canSeePrices) return null;
  return <div className={styles.area}>{isIdle && <PromotionStrip context={context} place={place} />}</div>;
}
