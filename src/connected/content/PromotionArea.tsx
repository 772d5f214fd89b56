import { addTexts } from '#i18n/texts.ts';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import type { ShopContext } from '#queries/shopContext.ts';
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

/**
 * The place for promotions above a list. Its space is reserved from the start and filled once the page is idle.
 * Renders nothing without the price permission (P§6 price permission).
 */
export function PromotionArea({ context, place }: PromotionAreaProps) {
  const { permissions } = useShop();
  const isIdle = useIsIdle();
  if (!permissions.canSeePrices) return null;
  return <div className={styles.area}>{isIdle && <PromotionStrip context={context} place={place} />}</div>;
}
