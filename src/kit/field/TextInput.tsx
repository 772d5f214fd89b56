import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatQuantity } from '../../i18n/format';
import styles from './FormField.module.css';

interface TextInputProps {
  label: ReactNode;
  /** A quiet word about what is meant, or that it may stay empty. */
  hint?: ReactNode;
  value: string;
  /** Most characters that are sent, blanks around the text aside. More can be typed: nothing is cut off, and it is said. */
  maxLength: number;
  /** Room for several lines. */
  isMultiline?: boolean;
  onChange(value: string): void;
}

/** Share of the characters from which on it is said how many there are. */
const saidFrom = 0.8;

/** A text that the user is free to type, in one line or several. Near its limit, and beyond, it says how long it is. */
export function TextInput({ label, hint, value, maxLength, isMultiline = false, onChange }: TextInputProps) {
  const id = useId();
  const { locale } = useIntl();
  const { length } = value.trim();
  const isTooLong = length > maxLength;
  const saysLength = length >= maxLength * saidFrom;
  const describedBy = [hint !== undefined && `${id}-hint`, saysLength && `${id}-length`].filter(Boolean).join(' ');
  const shared = {
    id, value,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': isTooLong || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const values = { length: formatQuantity(length, locale), most: formatQuantity(maxLength, locale), over: length - maxLength };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>{label}</label>
      {isMultiline
        ? <textarea {...shared} className={`${styles.control} ${styles.area}`} rows={3} />
        : <input {...shared} className={styles.control} type="text" autoComplete="off" />}
      {hint !== undefined && <p id={`${id}-hint`} className={styles.hint}>{hint}</p>}
      {saysLength && (
        <p id={`${id}-length`} className={isTooLong ? styles.error : styles.hint}>
          <span role={isTooLong ? 'alert' : undefined}>
            <FormattedMessage id={isTooLong ? 'delivery.text.tooLong' : 'delivery.text.length'} values={values} />
          </span>
        </p>
      )}
    </div>
  );
}
