import { FormattedMessage } from 'react-intl';
import { AppLink } from '../../kit/link/AppLink';
import { SectionHeading } from '../../kit/page/SectionHeading';
import styles from './GroupHeading.module.css';

interface GroupHeadingProps {
  /** Whether rows follow, which it heads like a table, or tiles. */
  view: 'row' | 'tile';
  /** Name of the category. */
  name: string;
  /** Matching products of the category. */
  count: number;
  /** Address of the list in this category alone; where there is none, the number of its products is told instead. */
  href?: string;
  /** Stays in view while its products go by; not where each row has a place of its own. */
  isSticky?: boolean;
}

/** Heading of the products of one category within a result, with the way to all of them. */
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
