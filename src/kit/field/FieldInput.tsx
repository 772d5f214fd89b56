import { useFormControl } from '@mui/material/FormControl';
import InputBase, { type InputBaseComponentProps } from '@mui/material/InputBase';
import type { ElementType, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlLook } from './controlLook';
import styles from './FieldFrame.module.css';
import { halfDayMark } from './halfDay';

interface FieldInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'inputMode'
  | 'spellCheck'
  | 'placeholder'
  | 'onBlur'
  | 'onFocus'
  | 'onInvalid'
  | 'onKeyDown'
  | 'onKeyUp'
  | 'onMouseDown'
  | 'onDragOver'
  | 'onDragLeave'
  | 'onDrop'
> {
  id: string;
  /** A line, a text area, or a select with the options as children. */
  kind?: 'line' | 'area' | 'select';
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  name?: string | undefined;
  value: string;
  isReadOnly?: boolean | undefined;
  /** Replaces the control's classes, for a frame with a look of its own. */
  className?: string | undefined;
  /** Ids of the describing elements. */
  describedBy: string | undefined;
  /** The typed text can't be parsed, whatever the frame says. */
  isInvalid?: boolean | undefined;
  /** The typed text is no complete day and can't be sent. */
  isHalfDay?: boolean | undefined;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement> | undefined;
  children?: ReactNode;
  onChange(value: string): void;
}

/** MUI types only the first two, but passes the same attributes to any element. */
const elements = { line: 'input', area: 'textarea', select: 'select' as ElementType<InputBaseComponentProps> } as const;

/** The input element of a field, drawn by MUI with the plain controls' classes. Belongs inside a `FieldFrame`. */
export function FieldInput({
  id,
  kind = 'line',
  type = 'text',
  name,
  value,
  isReadOnly = false,
  className,
  describedBy,
  isInvalid,
  isHalfDay = false,
  ref,
  children,
  onChange,
  ...rest
}: FieldInputProps) {
  const frame = useFormControl();
  return (
    <InputBase
      id={id}
      name={name ?? ''}
      className={styles.base ?? ''}
      inputComponent={elements[kind]}
      inputRef={ref}
      readOnly={isReadOnly}
      value={value}
      disableInjectingGlobalStyles
      onChange={({ target }) => onChange(target.value)}
      inputProps={{
        ...rest,
        [halfDayMark]: isHalfDay || undefined,
        'aria-invalid': isInvalid || frame?.error || undefined,
        'aria-describedby': describedBy,
        className: className ?? controlLook({}, kind),
        type: kind === 'line' ? type : undefined,
        rows: kind === 'area' ? 3 : undefined,
        children,
      }}
    />
  );
}
