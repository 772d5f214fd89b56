import { FormattedMessage, useIntl } from 'react-intl';
import type { Facets } from '#domain/search/searchResult.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './FacetCategories.module.css';

interface FacetCategoriesProps {
  facets: Pick<Facets, 'roots' | 'children' | 'trail'>;
  /** Selected category. */
  category: string | undefined;
  /** Address of the list in a category; in all of them if omitted. */
  hrefOf(category?: string): string;
}

/** Category tree around the selected one: its ancestors and its children, each with the number of products. */
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
