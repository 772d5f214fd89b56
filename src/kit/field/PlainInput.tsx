import { cutText } from '#domain/text/cutText.ts';
import { controlLook, type ControlLook } from './controlLook';

interface PlainInputProps extends ControlLook {
  /** Accessible name; omit if a `<label>` names the input by `id` or surrounds it. */
  label?: string;
  id?: string;
  /** `search` shows the browser's clear button. */
  type?: 'text' | 'search';
  /** Keyboard of a phone. */
  inputMode?: 'text' | 'decimal';
  placeholder?: string;
  /** Maximum of characters; a longer paste is cut between whole letters (graphemes), unlike the browser's own limit. */
  maxLength?: number;
  value: string;
  /** The typed text is refused; the sentence that says so is `describedBy`. */
  isInvalid?: boolean;
  /** Ids of the describing elements. */
  describedBy?: string | undefined;
  onBlur?(): void;
  onChange(value: string): void;
}

/** A one-line input, light enough for rows and the first load. Forms use `TextField`, which looks the same. */
export function PlainInput({
  size,
  shape,
  type = 'text',
  label,
  maxLength = Infinity,
  isInvalid,
  describedBy,
  onChange,
  ...rest
}: PlainInputProps) {
  return (
    <input
      {...rest}
      className={controlLook({ size, shape })}
      type={type}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      onChange={({ target }) => onChange(cutText(target.value, maxLength))}
    />
  );
}
