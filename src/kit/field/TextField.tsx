import { useId, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatQuantity } from '#i18n/format.ts';
import { FieldFrame } from './FieldFrame';
import { FieldInput } from './FieldInput';
import { describedBy, isSaid, type FieldTexts } from './fieldTexts';

interface TextFieldProps extends FieldTexts {
  value: string;
  /** Field name in the form. */
  name?: string;
  /** Chooses the phone's keyboard and the browser's autofill. Not for e-mail addresses: see `EmailListField`. */
  type?: 'text' | 'tel' | 'url' | 'password' | 'search';
  autoComplete?: string;
  /** Example input, shown while the field is empty. */
  placeholder?: string;
  /** Maximum of characters sent, surrounding blanks aside. More can be typed: the field reports it and cuts nothing off. */
  maxLength?: number;
  isMultiline?: boolean;
  /** The text can be read and copied only. */
  isReadOnly?: boolean;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
  onBlur?(): void;
  onChange(value: string): void;
}

/** Share of `maxLength` from which on the length is shown. */
const saidFrom = 0.8;

/** Free text, in one line or several. Near its limit, and beyond, it shows its length. */
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
