import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Skeleton } from '#kit/feedback/Skeleton.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { CategoryPicture } from '#components/shell/CategoryPicture.tsx';
import { useCategoryMenu } from '#connected/shell/categoryMenu.ts';
import { paths } from '#paths.ts';
import { categoriesOptions } from '#queries/catalogue.ts';
import type { ShopContext } from '#queries/shopContext.ts';
import page from './HomePage.module.css';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './CategoryTiles.module.css';

/** Number of placeholder tiles until the categories are loaded. */
const expected = 15;

/** The assortment: top categories with their pictures. */
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
                <Skeleton height={64} shape="tile" />
              </li>
            ))}
      </ul>
    </section>
  );
}
