import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './KeypadField.module.css';

interface KeypadFieldProps {
  /** Accessible name and label. */
  label: string;
  /** Current text, with a decimal comma. The first key replaces it. */
  value: string;
  error?: string | undefined;
  isDisabled?: boolean;
  /** Called with the text at every key. */
  onChange(text: string): void;
  /** Called on Enter in the field. */
  onConfirm?(): void;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0'] as const;

/**
 * A number with a large keypad below it, for one hand and wet fingers. The field takes a hardware keyboard too, and
 * suppresses the phone's own. Give each number to type its own `key`.
 */
export function KeypadField({ label, value, error, isDisabled = false, onChange, onConfirm }: KeypadFieldProps) {
  const id = useId();
  const intl = useIntl();
  const [typed, setTyped] = useState<string>();
  const type = (next: string) => {
    // A point stays as typed: replaced by a comma, "1.250" would be another number.
    setTyped(next);
    onChange(next);
  };
  return (
    <fieldset className={styles.pad} aria-label={label}>
      <input
        id={id}
        className={styles.number}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        autoComplete="off"
        inputMode="none"
        enterKeyHint="done"
        disabled={isDisabled}
        value={typed ?? value}
        onChange={({ target }) => type(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onConfirm?.();
        }}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.keys}>
        {keys.map((key) => (
          <button key={key} type="button" className={styles.key} disabled={isDisabled} onClick={() => type((typed ?? '') + key)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className={styles.key}
          disabled={isDisabled}
          aria-label={intl.formatMessage({ id: 'field.keypad.erase' })}
          onClick={() => type((typed ?? value).slice(0, -1))}
        >
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24">
            <path d="M22 3H7c-.7 0-1.2.4-1.6.9L0 12l5.4 8.1c.4.5.9.9 1.6.9h15a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2m0 16H7.1l-4.7-7 4.7-7H22zm-11.6-2 3.6-3.6 3.6 3.6 1.4-1.4-3.6-3.6L19 8.4 17.6 7 14 10.6 10.4 7 9 8.4l3.6 3.6L9 15.6z" />
          </svg>
        </button>
      </div>
    </fieldset>
  );
}
