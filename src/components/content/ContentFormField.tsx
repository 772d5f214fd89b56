import { FormattedMessage, useIntl } from 'react-intl';
import { contentFormLimits, type AskedField, type ContentFormFault } from '#domain/content/contentForm.ts';
import { CheckGroup } from '#kit/field/CheckGroup.tsx';
import { RadioGroup } from '#kit/field/RadioGroup.tsx';
import { SelectField } from '#kit/field/SelectField.tsx';
import { TextField } from '#kit/field/TextField.tsx';

interface ContentFormFieldProps {
  field: AskedField;
  /** The answer: the text, or the indexes of the chosen options. */
  value: readonly string[];
  /** Reason why it can't be sent. */
  fault: ContentFormFault | undefined;
  /** Receives the control, for the focus. */
  ref?: (element: HTMLElement | null) => void;
  onBlur?(): void;
  onChange(value: readonly string[]): void;
}

/** A field of an editorial form (P§3 "Content form"). An optional choice can be cleared again. */
export function ContentFormField({ field: { label, isRequired, input }, value, fault, ref, onBlur, onChange }: ContentFormFieldProps) {
  const intl = useIntl();
  const texts = { label, isRequired, error: faultText(fault, input), ...(ref && { ref }), ...(onBlur && { onBlur }) };
  if (input.kind === 'text')
    return (
      <TextField
        {...texts}
        value={value[0] ?? ''}
        isMultiline={input.isMultiline}
        maxLength={contentFormLimits.answerCharacters}
        {...(input.placeholder !== undefined && { placeholder: input.placeholder })}
        onChange={(text) => onChange([text])}
      />
    );
  const options = input.choices.map((text, place) => ({ value: `${place}`, text }));
  if (input.kind === 'check') return <CheckGroup {...texts} options={options} value={value} onChange={onChange} />;
  const none = { value: '', text: intl.formatMessage({ id: 'contentForm.noChoice' }) };
  const choose = (place: string) => onChange(place === '' ? [] : [place]);
  if (input.kind === 'radio')
    return <RadioGroup {...texts} options={isRequired ? options : [...options, none]} value={value[0] ?? ''} onChange={choose} />;
  const placeholder = input.placeholder ?? intl.formatMessage({ id: 'contentForm.choose' });
  return (
    <SelectField
      {...texts}
      {...(isRequired ? { placeholder, options } : { options: [{ value: '', text: input.placeholder ?? none.text }, ...options] })}
      value={value[0] ?? ''}
      onChange={choose}
    />
  );
}

function faultText(fault: ContentFormFault | undefined, input: AskedField['input']) {
  // The field itself shows its length and limit.
  if (fault === undefined || fault === 'field.tooLong') return undefined;
  if (fault === 'contentForm.fault.pattern' && input.kind === 'text' && input.patternText !== undefined) return input.patternText;
  return <FormattedMessage id={fault} values={{ most: contentFormLimits.choices }} />;
}
