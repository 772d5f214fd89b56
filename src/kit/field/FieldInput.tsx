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
  /** One line, several, or a choice whose options are the children. */
  kind?: 'line' | 'area' | 'select';
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  name?: string | undefined;
  value: string;
  isReadOnly?: boolean | undefined;
  /** Classes in place of a control's look, where the frame round it has one. */
  className?: string | undefined;
  /** Ids of what describes it. */
  describedBy: string | undefined;
  /** What is typed can't be understood, whatever the frame says. */
  isInvalid?: boolean | undefined;
  /** What is typed is no day, and can't be sent. */
  isHalfDay?: boolean | undefined;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement> | undefined;
  children?: ReactNode;
  onChange(value: string): void;
}

/** MUI's types know of the first two only; it hands the same attributes to whatever it draws. */
const elements = { line: 'input', area: 'textarea', select: 'select' as ElementType<InputBaseComponentProps> } as const;

/** What is typed into or picked from, drawn by MUI with the classes of the plain controls. It stands in a `FieldFrame`. */
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
