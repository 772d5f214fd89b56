import { FormattedMessage } from 'react-intl';
import { AppLink } from '#kit/link/AppLink.tsx';
import styles from './CompanionNote.module.css';

interface CompanionNoteProps {
  /** Number of open companion-app orders; renders nothing for 0. */
  count: number;
  href: string;
}

/** A quiet line that companion-app orders wait to be imported. */
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
