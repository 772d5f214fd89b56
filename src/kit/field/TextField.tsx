import { useId, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatQuantity } from '../../i18n/format';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';
import { describedBy, isSaid, type FieldTexts } from './fieldTexts';

interface TextFieldProps extends FieldTexts {
  value: string;
  /** Name in the form. */
  name?: string;
  /** Which keyboard a telephone shows, and what the browser knows of it. Not for e-mail addresses: `EmailListField` says why. */
  type?: 'text' | 'tel' | 'url' | 'password' | 'search';
  /** What the browser may fill in. */
  autoComplete?: string;
  /** An example of what is typed, seen while the field is empty. */
  placeholder?: string;
  /** Most characters that are sent, blanks around the text aside. More can be typed: nothing is cut off, and it is said. */
  maxLength?: number;
  /** Room for several lines. */
  isMultiline?: boolean;
  /** It can be read and copied, and not be changed. */
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur?(): void;
  onChange(value: string): void;
}

/** Share of the characters from which on it is said how many there are. */
const saidFrom = 0.8;

/** A text that the user is free to type, in one line or several. Near its limit, and beyond, it says how long it is. */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  value,
  type = 'text',
  autoComplete = 'off',
  maxLength = Infinity,
  isMultiline = false,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const { locale } = useIntl();
  const { length } = value.trim();
  const isTooLong = length > maxLength;
  const values = { length: formatQuantity(length, locale), most: formatQuantity(maxLength, locale), over: length - maxLength };
  const wrong = isSaid(error) || !isTooLong ? error : <FormattedMessage id="field.tooLong" values={values} />;
  const count = !isTooLong && length >= maxLength * saidFrom ? <FormattedMessage id="field.length" values={values} /> : undefined;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={wrong} count={count} isRequired={isRequired} isDisabled={isDisabled}>
      <FieldInput
        {...rest}
        id={id}
        kind={isMultiline ? 'area' : 'line'}
        type={type}
        autoComplete={autoComplete}
        value={value}
        describedBy={describedBy(id, { hint, error: wrong }, count)}
      />
    </FieldFrame>
  );
}
