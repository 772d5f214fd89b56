import { useState } from 'react';
import { isLabelAmount, labelLimits } from '../../../domain/label';
import { NumberField } from '../../../kit/field/NumberField';

interface AmountFieldProps {
  /** What is printed so often; names the field. */
  label: string;
  /** The label is for assistive technology alone. */
  isLabelHidden?: boolean;
  amount: number;
  onChange(amount: number): void;
}

/** How many labels are printed: whole, 1 to 999. What is none counts nowhere, and the last number is back when the field is left. */
export function AmountField({ label, isLabelHidden = false, amount, onChange }: AmountFieldProps) {
  // What stands there while it is no number of labels, so that it can be typed on: an empty field, or a fraction.
  const [draft, setDraft] = useState<{ readonly value: number | undefined }>();
  return (
    <NumberField
      label={label}
      isLabelHidden={isLabelHidden}
      size="small"
      value={draft ? draft.value : amount}
      min={1}
      max={labelLimits.amount}
      isWhole
      onBlur={() => setDraft(undefined)}
      onChange={(value) => {
        const isAmount = isLabelAmount(value);
        setDraft(isAmount ? undefined : { value });
        if (isAmount) onChange(value);
      }}
    />
  );
}
