import { FormattedMessage } from 'react-intl';
import { AppLink } from '../../kit/link/AppLink';
import styles from './CompanionNote.module.css';

interface CompanionNoteProps {
  /** Open orders of the companion app; nothing is shown for none. */
  count: number;
  /** Address of their list. */
  href: string;
}

/** A quiet line that orders of the companion app wait to be taken over. */
export function CompanionNote({ count, href }: CompanionNoteProps) {
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      <FormattedMessage id="companion.note" values={{ count }} />{' '}
      <AppLink href={href} className={styles.link}>
        <FormattedMessage id="companion.note.link" />
      </AppLink>
    </p>
  );
}
