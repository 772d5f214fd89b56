import { FormattedMessage, useIntl } from 'react-intl';
import type { Facets } from '../../../domain/searchResult';
import { AppLink } from '../../../kit/link/AppLink';
import { SectionHeading } from '../../../kit/page/SectionHeading';
import styles from './FacetCategories.module.css';

interface FacetCategoriesProps {
  facets: Pick<Facets, 'roots' | 'children' | 'trail'>;
  /** The category that is on. */
  category: string | undefined;
  /** Address of the list in a category; in all of them without one. */
  hrefOf(category?: string): string;
}

/** The category tree around the present category: the way up, and what lies below it, each with its number of products. */
export function FacetCategories({ facets, category, hrefOf }: FacetCategoriesProps) {
  const intl = useIntl();
  const { roots, children, trail } = facets;
  const below = category === undefined ? roots : children.filter(({ parentId }) => parentId === category);
  if (below.length === 0 && trail.length === 0) return null;
  return (
    <section className={styles.categories}>
      <SectionHeading level={3} look="group" className={styles.title}>
        <FormattedMessage id="search.facet.categories" />
      </SectionHeading>
      {category !== undefined && (
        <ul className={styles.list}>
          <li>
            <AppLink className={`${styles.link} ${styles.up}`} href={hrefOf()}>
              <FormattedMessage id="search.trail.all" />
            </AppLink>
          </li>
          {trail.map(({ id, name, count }) => (
            <li key={id}>
              {id === category ? (
                <span className={`${styles.link} ${styles.current}`} aria-current="true">
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{count}</span>
                </span>
              ) : (
                <AppLink className={`${styles.link} ${styles.up}`} href={hrefOf(id)}>
                  {name}
                </AppLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {below.length > 0 && (
        <nav aria-label={intl.formatMessage({ id: 'search.browse.label' })}>
          <ul className={styles.list}>
            {below.map(({ id, name, count }) => (
              <li key={id} className={category === undefined ? undefined : styles.below}>
                <AppLink className={styles.link} href={hrefOf(id)}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.count}>{count}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
