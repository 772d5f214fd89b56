import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { InlineError } from '../../kit/feedback/InlineError';
import { Skeleton } from '../../kit/feedback/Skeleton';
import { AppLink } from '../../kit/link/AppLink';
import { CategoryPicture } from '../../components/shell/CategoryPicture';
import { useCategoryMenu } from '../../connected/shell/categoryMenu';
import { paths } from '../../paths';
import { categoriesOptions } from '../../queries/catalogue';
import type { ShopContext } from '../../queries/shopContext';
import page from './HomePage.module.css';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './CategoryTiles.module.css';

/** Tiles that stand there until the categories are known. */
const expected = 12;

/** The assortment at a glance: the top categories with their pictures. */
export function CategoryTiles({ context }: { context: ShopContext }) {
  const categories = useCategoryMenu(context);
  const { error, isError, isFetching, refetch } = useQuery(categoriesOptions(context));
  return (
    <section className={page.section}>
      <div className={page.heading}>
        <SectionHeading level={2}>
          <FormattedMessage id="home.categories.title" />
        </SectionHeading>
        <AppLink href={paths.search()} className={page.all}>
          <FormattedMessage id="home.categories.all" />
        </AppLink>
      </div>
      {isError && !categories && (
        <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
          <FormattedMessage id="home.categories.failed" />
        </InlineError>
      )}
      <ul className={styles.tiles}>
        {categories
          ? categories.map(({ id, name, href, picture, count }, place) => (
              <li key={id}>
                <AppLink href={href} className={styles.tile}>
                  <CategoryPicture src={picture} place={place} size="large" />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>
                    <FormattedMessage id="shell.categories.products" values={{ count }} />
                  </span>
                </AppLink>
              </li>
            ))
          : Array.from({ length: isError ? 0 : expected }, (_, place) => (
              <li key={place}>
                <Skeleton height={184} shape="tile" />
              </li>
            ))}
      </ul>
    </section>
  );
}
