import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { AppLink } from '../link/AppLink';
import { SectionHeading } from '../page/SectionHeading';
import { Surface } from '../page/Surface';
import styles from './LinkGroup.module.css';

interface LinkGroupProps {
  title: ReactNode;
  /** Its {@link LinkEntry} rows. */
  children: ReactNode;
}

/** Things to choose one of, each a link, below a heading. */
export function LinkGroup({ title, children }: LinkGroupProps) {
  return (
    <section>
      <SectionHeading level={2} className={styles.title}>
        {title}
      </SectionHeading>
      <Surface>
        <ul className={styles.list}>{children}</ul>
      </Surface>
    </section>
  );
}

interface LinkEntryProps {
  href: string;
  name: ReactNode;
  /** Second column. */
  facts?: ReactNode;
  /** Third column, quieter. */
  children?: ReactNode;
}

/** A row of a group. */
export function LinkEntry({ href, name, facts, children }: LinkEntryProps) {
  return (
    <li>
      <AppLink href={href} className={styles.entry}>
        <strong>{name}</strong>
        <span>{facts}</span>
        <span className={styles.quiet}>{children}</span>
        <Icon name="next" size="small" />
      </AppLink>
    </li>
  );
}
