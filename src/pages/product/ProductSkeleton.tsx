import { useIntl } from 'react-intl';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import head from './ProductHead.module.css';
import styles from './ProductScreen.module.css';
import own from './ProductSkeleton.module.css';

/** Placeholder of the detail page, in its final sizes. */
export function ProductSkeleton() {
  const intl = useIntl();
  return (
    <section className={styles.screen} aria-busy="true" aria-label={intl.formatMessage({ id: 'product.loading' })}>
      <Skeleton width={240} height={24} />
      <div className={styles.layout}>
        <div className={head.gallery}>
          <span className={own.picture}>
            <Skeleton shape="tile" height="100%" />
          </span>
        </div>
        <div className={`${head.info} ${own.info}`}>
          <Skeleton width="80%" height={36} />
          <Skeleton width="45%" />
          <Skeleton width="60%" />
        </div>
        <div className={head.panel}>
          <Skeleton shape="tile" height={280} />
        </div>
        <div className={`${head.more} ${own.info}`}>
          <Skeleton width="90%" />
        </div>
      </div>
    </section>
  );
}
