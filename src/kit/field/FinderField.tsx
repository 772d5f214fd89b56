import useAutocomplete from '@mui/material/useAutocomplete';
import { Fragment, useId, useRef, type ReactNode } from 'react';
import { readTyped } from '#domain/text/typedText.ts';
import { controlLook } from './controlLook';
import { FieldFrame } from './FieldFrame';
import styles from './FinderField.module.css';
import { describedBy, isSaid, type FieldTexts } from './fieldTexts';

/** A search result of the field. */
export interface FinderOption {
  /** Unique key. */
  readonly key: string;
  /** Accessible name. */
  readonly name: string;
}

interface FinderFieldProps<Option extends FinderOption> extends FieldTexts {
  /** Typed text. */
  value: string;
  /** Example input, shown while the field is empty. */
  placeholder?: string;
  /** Exact matches, best first; Enter takes the first. */
  options: readonly Option[];
  /** Near matches, after the exact ones: Enter takes one only if the arrow keys have marked it. */
  similar?: readonly Option[];
  /** Heading of the near matches. */
  similarTitle?: ReactNode;
  /** Shown instead of options: searching, no results, or failed. */
  note?: ReactNode;
  render(option: Option): ReactNode;
  onType(value: string): void;
  /** Called with the chosen option (Enter or press); the focus stays in the field for the next. */
  onChoose(option: Option): void;
  /** Called on Enter while no option is marked. */
  onEarlyEnter?(): void;
}

/**
 * A search field for one choice after another: a list below it, arrow keys, Enter to take, Escape to close.
 * The first exact match is marked at once; a near match never is by itself.
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
    // The server has filtered already.
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
            // Otherwise a pointer that rests where the list opens would mark a near match.
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
