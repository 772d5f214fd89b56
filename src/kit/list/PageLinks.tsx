import { FormattedMessage, useIntl } from 'react-intl';
import { AppLink } from '../link/AppLink';
import { Icon } from '../icon/Icon';
import styles from './PageLinks.module.css';

interface PageLinksProps {
  /** Index of the page, counted from 0. */
  page: number;
  totalPages: number;
  /** Address of a page. */
  hrefOf(page: number): string;
}

/** Back and forth through a list of several pages; nothing for a single one. */
export function PageLinks({ page, totalPages, hrefOf }: PageLinksProps) {
  const intl = useIntl();
  if (totalPages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={intl.formatMessage({ id: 'order.pages' })}>
      {page > 0 && (
        <AppLink href={hrefOf(page - 1)} rel="prev" className={styles.link}><Icon name="previous" /><FormattedMessage id="order.pages.previous" /></AppLink>
      )}
      <span className={styles.position}><FormattedMessage id="order.pages.position" values={{ page: page + 1, total: totalPages }} /></span>
      {page < totalPages - 1 && (
        <AppLink href={hrefOf(page + 1)} rel="next" className={styles.link}><FormattedMessage id="order.pages.next" /><Icon name="next" /></AppLink>
      )}
    </nav>
  );
}
