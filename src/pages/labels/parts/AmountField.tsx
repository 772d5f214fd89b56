import { isLabelAmount, labelLimits } from '#domain/inventory/label.ts';
import { NumberField } from '#kit/field/NumberField.tsx';

interface AmountFieldProps {
  /** Accessible name. */
  label: string;
  /** The label is for assistive technology only. */
  isLabelHidden?: boolean;
  amount: number;
  onChange(amount: number): void;
}

/** Number of labels to print: an integer from 1 to 999. Invalid input changes nothing, and blur restores the last number. */
export function AmountField({ label, isLabelHidden = false, amount, onChange }: AmountFieldProps) {
  return (
    <NumberField
      label={label}
      isLabelHidden={isLabelHidden}
      size="small"
      value={amount}
      min={1}
      max={labelLimits.amount}
      isWhole
      onChange={(value) => isLabelAmount(value) && onChange(value)}
    />
  );
}
