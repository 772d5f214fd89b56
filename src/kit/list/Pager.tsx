import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../icon/Icon';
import { AppLink } from '../link/AppLink';
import { pageNumbers } from './pageNumbers';
import styles from './Pager.module.css';

interface PagerProps {
  /** Current page, from 0. */
  page: number;
  pageCount: number;
  hrefOf(page: number): string;
}

/**
 * Pagination of a list with real links; on a phone back and forward only. Renders nothing for a single page. Plain
 * elements, because it is in the search page's first load.
 */
export function Pager({ page, pageCount, hrefOf }: PagerProps) {
  const intl = useIntl();
  if (pageCount < 2) return null;
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage({ id: 'list.pages' })}>
      {page > 0 && (
        <AppLink className={styles.beside} href={hrefOf(page - 1)} rel="prev">
          <Icon name="previous" />
          <FormattedMessage id="list.pages.previous" />
        </AppLink>
      )}
      <span className={styles.position}>
        <FormattedMessage id="list.pages.position" values={{ page: page + 1, total: pageCount }} />
      </span>
      <ol className={styles.pages}>
        {pageNumbers(page, pageCount).map((one, index) =>
          one === 'gap' ? (
            <li key={`gap ${index}`} className={styles.gap} aria-hidden="true" />
          ) : (
            <li key={one}>
              <AppLink
                className={`${styles.page} ${one === page ? styles.current : ''}`}
                href={hrefOf(one)}
                aria-current={one === page ? 'page' : undefined}
                aria-label={intl.formatMessage({ id: 'list.pages.page' }, { page: one + 1 })}
              >
                {one + 1}
              </AppLink>
            </li>
          ),
        )}
      </ol>
      {page < pageCount - 1 && (
        <AppLink className={styles.beside} href={hrefOf(page + 1)} rel="next">
          <FormattedMessage id="list.pages.next" />
          <Icon name="next" />
        </AppLink>
      )}
    </nav>
  );
}
