import { useIntl } from 'react-intl';
import { IconButton } from '../../../kit/action/IconButton';
import styles from './SavedSearchButton.module.css';

interface SavedSearchButtonProps {
  /** Name under which the search that is shown is saved; undefined where it isn't. */
  name: string | undefined;
  /** Whether what is shown can be saved: it is not the whole assortment. */
  canSave: boolean;
  onOpen(): void;
}

/** The way to the saved searches, in the head of a result; filled where what is shown is one of them. */
export function SavedSearchButton({ name, canSave, onOpen }: SavedSearchButtonProps) {
  const intl = useIntl();
  const label =
    name === undefined
      ? intl.formatMessage({ id: canSave ? 'savedSearch.open' : 'savedSearch.open.list' })
      : intl.formatMessage({ id: 'savedSearch.open.saved' }, { name });
  return (
    <IconButton
      icon="bookmark"
      label={label}
      tone={name === undefined ? 'quiet' : 'accent'}
      className={`${styles.button} ${name === undefined ? '' : styles.saved}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}
