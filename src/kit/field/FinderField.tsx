import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, type ReactNode } from 'react';
import { controlLook } from './controlLook';
import { FieldFrame } from './FieldFrame';
import styles from './FinderField.module.css';
import { describedBy, isSaid, type FieldTexts } from './fieldTexts';

/** Something that can be found. */
export interface FinderOption {
  /** Tells it from the others. */
  readonly key: string;
  /** What it is called, for assistive technology. */
  readonly name: string;
}

interface FinderFieldProps<Option extends FinderOption> extends FieldTexts {
  /** What is typed. */
  value: string;
  /** An example of what is typed, seen while the field is empty. */
  placeholder?: string;
  /** What fits to what is typed, best first; the first is taken by Enter alone. */
  options: readonly Option[];
  /** What stands in the list instead of options: that they are looked for, that there are none, that they can't be had. */
  note?: ReactNode;
  /** How an option looks. */
  render(option: Option): ReactNode;
  onType(value: string): void;
  /** One was chosen, by Enter or a press; the focus stays in the field for the next. */
  onChoose(option: Option): void;
  /** Enter was pressed before there is anything to choose from. */
  onEarlyEnter?(): void;
}

/**
 * A field that finds things while somebody types, and hands over one after the other: the list opens below it, the arrow keys go through
 * it, Enter takes what is marked, Escape closes it.
 */
export function FinderField<Option extends FinderOption>({
  label,
  hint,
  error,
  isDisabled = false,
  value,
  placeholder,
  options,
  note,
  render,
  onType,
  onChoose,
  onEarlyEnter,
}: FinderFieldProps<Option>) {
  const id = useId();
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen, groupedOptions } = useAutocomplete<Option>({
    id,
    options: [...options],
    value: null,
    inputValue: value,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    // The server has chosen them.
    filterOptions: (found) => found,
    autoHighlight: true,
    clearOnBlur: false,
    disabled: isDisabled,
    openOnFocus: value !== '',
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onType(text);
    },
    onChange: (_event, chosen) => {
      if (chosen) onChoose(chosen);
    },
  });
  const isOpen = popupOpen && value.trim() !== '' && (groupedOptions.length > 0 || isSaid(note));
  const { className: _class, ...input } = { ...getInputProps(), 'aria-expanded': isOpen && groupedOptions.length > 0 };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isDisabled={isDisabled}>
      <div {...getRootProps()} className={styles.finder}>
        <input
          {...input}
          className={controlLook({})}
          type="text"
          enterKeyHint="done"
          aria-describedby={describedBy(id, { hint, error })}
          placeholder={placeholder}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing && value.trim() !== '' && options.length === 0) onEarlyEnter?.();
          }}
        />
        {isOpen && groupedOptions.length > 0 && (
          <ul {...getListboxProps()} className={styles.list}>
            {groupedOptions.map((option, index) => {
              const { key: _key, ...rest } = getOptionProps({ option, index });
              return (
                <li key={option.key} {...rest} className={styles.option}>
                  {render(option)}
                </li>
              );
            })}
          </ul>
        )}
        {isOpen && groupedOptions.length === 0 && <output className={`${styles.list} ${styles.note}`}>{note}</output>}
      </div>
    </FieldFrame>
  );
}
