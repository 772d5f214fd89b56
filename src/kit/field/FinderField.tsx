import useAutocomplete from '@mui/material/useAutocomplete';
import { Fragment, useId, useRef, type ReactNode } from 'react';
import { readTyped } from '../../domain/typedText';
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
  /** What is what is typed, best first; the first is taken by Enter alone. */
  options: readonly Option[];
  /** What only comes near it, behind the others: Enter takes it once the arrow keys have come to it. */
  similar?: readonly Option[];
  /** The heading of what only comes near. */
  similarTitle?: ReactNode;
  /** What stands in the list instead of options: that they are looked for, that there are none, that they can't be had. */
  note?: ReactNode;
  /** How an option looks. */
  render(option: Option): ReactNode;
  onType(value: string): void;
  /** One was chosen, by Enter or a press; the focus stays in the field for the next. */
  onChoose(option: Option): void;
  /** Enter was pressed, and nothing is marked that it could take. */
  onEarlyEnter?(): void;
}

/**
 * A field that finds things while somebody types, and hands over one after the other: the list opens below it, the arrow keys go through
 * it, Enter takes what is marked, Escape closes it. What is what was typed is marked from the first on; what only comes near never is.
 */
export function FinderField<Option extends FinderOption>({
  label,
  hint,
  error,
  isDisabled = false,
  value,
  placeholder,
  options: exact,
  similar = [],
  similarTitle,
  note,
  render,
  onType,
  onChoose,
  onEarlyEnter,
}: FinderFieldProps<Option>) {
  const id = useId();
  const options = [...exact, ...similar];
  const isByKeys = useRef(false);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, popupOpen, groupedOptions } = useAutocomplete<Option>({
    id,
    options,
    value: null,
    inputValue: value,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    // The server has chosen them.
    filterOptions: (found) => found,
    autoHighlight: exact.length > 0,
    clearOnBlur: false,
    disabled: isDisabled,
    openOnFocus: value !== '',
    onHighlightChange: (_event, _option, reason) => {
      isByKeys.current = reason === 'keyboard';
    },
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onType(text);
    },
    onChange: (_event, chosen) => {
      if (chosen) onChoose(chosen);
    },
  });
  const isOpen = popupOpen && readTyped(value) !== '' && (groupedOptions.length > 0 || isSaid(note));
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
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || readTyped(value) === '') return;
            const marked = event.currentTarget.getAttribute('aria-activedescendant');
            const isHit = marked && exact.some((_option, index) => marked === `${id}-option-${index}`);
            // What only comes near is marked by a pointer, too, that rests where the list opens.
            if (isHit || (marked && isByKeys.current)) return;
            Object.assign(event, { defaultMuiPrevented: true });
            onEarlyEnter?.();
          }}
        />
        {isOpen && groupedOptions.length > 0 && (
          <ul {...getListboxProps()} className={styles.list}>
            {groupedOptions.map((option, index) => {
              const { key: _key, ...rest } = getOptionProps({ option, index });
              return (
                <Fragment key={option.key}>
                  {index === exact.length && (
                    <li role="presentation" className={styles.title}>
                      {similarTitle}
                    </li>
                  )}
                  <li {...rest} className={styles.option}>
                    {render(option)}
                  </li>
                </Fragment>
              );
            })}
          </ul>
        )}
        {isOpen && groupedOptions.length === 0 && <output className={`${styles.list} ${styles.note}`}>{note}</output>}
      </div>
    </FieldFrame>
  );
}
