import { FormattedMessage, useIntl } from 'react-intl';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './FilterChips.module.css';

/** An active filter, as text. */
export interface FilterChip {
  /** Unique key. */
  readonly key: string;
  readonly text: string;
  /** Its name is still loading: the chip reserves its place, and appears with it. */
  readonly isPending?: boolean;
  /** Called to remove it. */
  onRemove(): void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** The names are still loading: the chips reserve their line, and appear with them. */
  isPending?: boolean;
  /** Called to remove all. */
  onReset(): void;
}

/** Active filters as removable chips, and a button to remove all. */
export function FilterChips({ chips, isPending = false, onReset }: FilterChipsProps) {
  const intl = useIntl();
  if (chips.length === 0) return null;
  return (
    <ul className={`${styles.chips} ${isPending ? styles.pending : ''}`} aria-label={intl.formatMessage({ id: 'search.chips.label' })}>
      {chips.map(({ key, text, isPending: isUnnamed = false, onRemove }) => (
        <li key={key} className={isUnnamed ? styles.pending : undefined}>
          <UnstyledButton
            className={styles.chip}
            aria-label={intl.formatMessage({ id: 'search.chips.remove' }, { filter: text })}
            onClick={onRemove}
          >
            {text}
            <Icon name="close" />
          </UnstyledButton>
        </li>
      ))}
      <li>
        <UnstyledButton className={styles.reset} onClick={onReset}>
          <FormattedMessage id="search.chips.reset" />
        </UnstyledButton>
      </li>
    </ul>
  );
}
