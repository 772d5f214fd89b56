import { useId, useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { limits } from '../../domain/limits';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { PlainInput } from '../field/PlainInput';
import { Icon } from '../icon/Icon';
import styles from './ListSearch.module.css';
import { readTyped } from '../../domain/typedText';

interface ListSearchProps {
  /** What is looked for, for assistive technology and in the empty field. */
  label: string;
  /** The words that the list is looked through for; the field follows when they change elsewhere, as by going back. */
  value: string;
  /** Other words, a tenth of a second after the last key (P§9 "filter debounce"); at once when the field is emptied. */
  onChange(value: string): void;
}

/** The search in a list, above it: it works while it is typed into. */
export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    // What is being typed has blanks that the address doesn't have.
    if (readTyped(text) !== value) setText(value);
  }
  const tell = useDebouncedCallback((words: string) => onChange(readTyped(words)), limits.filterDebounce);
  return (
    <label htmlFor={id} className={styles.search}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.icon}>
        <Icon name="search" size="small" />
      </span>
      <PlainInput
        id={id}
        type="search"
        placeholder={label}
        value={text}
        onChange={(next) => {
          setText(next);
          tell(next);
          if (next === '') tell.flush();
        }}
      />
    </label>
  );
}
