import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { isBuyer } from '#queries/shopContext.ts';
import { useShop } from '../shop/ShopProvider';
import styles from './FeaturedProducts.module.css';

/** Maximum of skeleton cards, so that a page of many skus isn't all grey. */
const maxSkeletons = 6;

/** The place of featured products until they are there: their cards, and the button of those who may order. */
export function FeaturedSkeleton({ count }: { count: number }) {
  const { context } = useShop();
  return (
    <div className={styles.featured} aria-busy="true">
      <div className={styles.cards}>
        {Array.from({ length: Math.min(maxSkeletons, count) }, (_, place) => (
          <Skeleton key={place} height={140} shape="tile" />
        ))}
      </div>
      {context && isBuyer(context) && <div className={`${styles.add} ${styles.waiting}`} />}
    </div>
  );
}
