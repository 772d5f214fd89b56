import { useIntl } from 'react-intl';
import { IconButton } from '#kit/action/IconButton.tsx';
import styles from './SavedSearchButton.module.css';

interface SavedSearchButtonProps {
  /** Name of the current search if it is saved; otherwise undefined. */
  name: string | undefined;
  /** True if the current search can be saved, i.e. it isn't the whole assortment. */
  canSave: boolean;
  onOpen(): void;
}

/** Button for saved searches in the head of a result; filled if the current one is saved. */
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
