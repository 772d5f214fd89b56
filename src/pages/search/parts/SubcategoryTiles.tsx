import { FormattedMessage, useIntl } from 'react-intl';
import type { FacetCategory } from '#domain/search/searchResult.ts';
import { Icon } from '#kit/icon/Icon.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { Picture } from '#components/picture/Picture.tsx';
import styles from './SubcategoryTiles.module.css';

interface SubcategoryTilesProps {
  categories: readonly FacetCategory[];
  /** Address of the list in a category. */
  hrefOf(category: string): string;
  /** Address of the promotions there, as the first tile. */
  promotionsHref?: string | undefined;
}

/** Subcategories as a row of tiles. */
export function SubcategoryTiles({ categories, hrefOf, promotionsHref }: SubcategoryTilesProps) {
  const intl = useIntl();
  if (categories.length === 0 && promotionsHref === undefined) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'search.browse.label' })}>
      <ul className={styles.tiles}>
        {promotionsHref !== undefined && (
          <li>
            <AppLink className={`${styles.tile} ${styles.promotions}`} href={promotionsHref}>
              <Icon name="percent" size="small" />
              <FormattedMessage id="search.price.promotion" />
            </AppLink>
          </li>
        )}
        {categories.map(({ id, name, count, picture }) => (
          <li key={id}>
            <AppLink className={styles.tile} href={hrefOf(id)}>
              <Picture className={styles.picture} src={picture} alt="" width="40" height="40" />
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{count}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
