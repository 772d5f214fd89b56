import { FormattedMessage } from 'react-intl';
import { AppLink } from '#kit/link/AppLink.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './GroupHeading.module.css';

interface GroupHeadingProps {
  /** Kind of entries below: rows, headed like a table, or tiles. */
  view: 'row' | 'tile';
  name: string;
  /** Number of matching products in the category. */
  count: number;
  /** Address of the list of this category alone; without one the number of its products is shown. */
  href?: string;
  /** Sticks while its products scroll by; not for lists with positioned rows. */
  isSticky?: boolean;
}

/** Heading of a category's products within a result, with a link to all of them. */
export function GroupHeading({ view, name, count, href, isSticky = false }: GroupHeadingProps) {
  return (
    <div className={`${styles.heading} ${styles[view]} ${isSticky ? styles.sticky : ''}`}>
      <SectionHeading level={2} look="group" className={styles.name}>
        {name}
      </SectionHeading>
      {href === undefined ? (
        <span className={styles.count}>
          <FormattedMessage id="search.count" values={{ count }} />
        </span>
      ) : (
        <AppLink className={styles.all} href={href}>
          <FormattedMessage id="search.group.all" values={{ count, category: name }} />
        </AppLink>
      )}
    </div>
  );
}
