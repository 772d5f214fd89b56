import { useIntl } from 'react-intl';
import type { FacetCategory } from '../../domain/searchResult';
import { AppLink } from '../../kit/link/AppLink';
import { Picture } from '../picture/Picture';
import styles from './CategoryTiles.module.css';

interface CategoryTilesProps {
  categories: readonly FacetCategory[];
  /** Address of the list in a category. */
  hrefOf(category: string): string;
}

/** The categories below the present one as a row of tiles to browse on. */
export function CategoryTiles({ categories, hrefOf }: CategoryTilesProps) {
  const intl = useIntl();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={intl.formatMessage({ id: 'search.browse.label' })}>
      <ul className={styles.tiles}>
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
