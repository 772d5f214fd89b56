import { useId } from 'react';
import { readTyped } from '#domain/text/typedText.ts';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { PlainInput } from '../field/PlainInput';
import { useAppliedText } from '../field/useAppliedText';
import { Icon } from '../icon/Icon';
import styles from './ListSearch.module.css';

interface ListSearchProps {
  /** Accessible name and placeholder. */
  label: string;
  /** The applied search text; the field follows it when it changes elsewhere, as by going back. */
  value: string;
  /** Called 100 ms after the last key (P§9 "filter debounce"); at once when the field is cleared. */
  onChange(value: string): void;
}

/** The search field above a list; filters while typing. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const id = useId();
  const { text, type } = useAppliedText({ value, parse: readTyped, format: (words) => words, onApply: onChange });
  return (
    <label htmlFor={id} className={styles.search}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.icon}>
        <Icon name="search" size="small" />
      </span>
      <PlainInput id={id} type="search" placeholder={label} value={text} onChange={type} />
    </label>
  );
}
