import { FormattedMessage, useIntl } from 'react-intl';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import { Icon } from '../../../kit/icon/Icon';
import styles from './FilterChips.module.css';

/** A filter that is on, in words. */
export interface FilterChip {
  /** Tells it from the others. */
  readonly key: string;
  readonly text: string;
  /** Its name is still to come: the chip keeps its place and shows itself with it. */
  readonly isPending?: boolean;
  /** Takes it off. */
  onRemove(): void;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  /** The names of what is filtered by are still to come: the chips keep their line and show themselves with their names. */
  isPending?: boolean;
  /** Takes all off. */
  onReset(): void;
}

/** The filters that are on, each of which a press takes off, and all of them together. */
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
