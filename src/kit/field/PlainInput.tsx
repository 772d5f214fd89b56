import { cutText } from '../../domain/cutText';
import { controlLook, type ControlLook } from './controlLook';

interface PlainInputProps extends ControlLook {
  /** What is typed, for assistive technology; left out where a label names it by `id` or stands round it. */
  label?: string;
  id?: string;
  /** `search` brings the browser's cross to empty it. */
  type?: 'text' | 'search';
  /** Which keyboard a telephone shows. */
  inputMode?: 'text' | 'decimal';
  placeholder?: string;
  /** Most characters that it takes; a longer paste is cut by whole letters, which the browser's own limit doesn't do. */
  maxLength?: number;
  value: string;
  onChange(value: string): void;
}

/** A line to type into, light enough for rows and the first load; forms take `TextField`, which looks the same. */
export function PlainInput({ size, shape, type = 'text', label, maxLength = Infinity, onChange, ...rest }: PlainInputProps) {
  return (
    <input
      {...rest}
      className={controlLook({ size, shape })}
      type={type}
      aria-label={label}
      autoComplete="off"
      onChange={({ target }) => onChange(cutText(target.value, maxLength))}
    />
  );
}
