import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '../link/AppLink';
import { Icon } from '../icon/Icon';
import { pageNumbers } from './pageNumbers';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** The page that is shown, from 0. */
  page: number;
  pageCount: number;
  /** Address of a page. */
  hrefOf(page: number): string;
}

/** The way to the other pages of a list, as real links. Nothing where there is only one page. */
export function Pagination({ page, pageCount, hrefOf }: PaginationProps) {
  const intl = useIntl();
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={intl.formatMessage({ id: 'search.pages.label' })}>
      {page > 0 && (
        <AppLink className={styles.beside} href={hrefOf(page - 1)} rel="prev"><Icon name="previous" /><FormattedMessage id="search.pages.previous" /></AppLink>
      )}
      <ol className={styles.pages}>
        {pageNumbers(page, pageCount).map((one, index) =>
          one === 'gap'
            ? <li key={`gap ${index}`} className={styles.gap} aria-hidden="true" />
            : (
              <li key={one}>
                <AppLink
                  className={`${styles.page} ${one === page ? styles.current : ''}`} href={hrefOf(one)} aria-current={one === page ? 'page' : undefined}
                  aria-label={intl.formatMessage({ id: 'search.pages.page' }, { page: one + 1 })}
                >
                  {one + 1}
                </AppLink>
              </li>
            ))}
      </ol>
      {page < pageCount - 1 && (
        <AppLink className={styles.beside} href={hrefOf(page + 1)} rel="next"><FormattedMessage id="search.pages.next" /><Icon name="next" /></AppLink>
      )}
    </nav>
  );
}
