import MuiButton from '@mui/material/Button';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { MuiTheme } from '../../themes/MuiTheme';
import { Spinner } from '../feedback/Spinner';
import { buttonLook, type ButtonLook } from './buttonLook';
import { useIdleButton } from './useIdleButton';

interface FormButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'color' | 'onFocus' | 'onBlur'> {
  /** What was pressed is under way: a ring turns, and neither a press nor the Enter key of a field does it again. */
  isBusy?: boolean;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
}

/**
 * The button of dialogs and forms, drawn by MUI. It comes with the code of what it stands in; on the way to the first paint and
 * in rows stands `Button`, which looks the same.
 */
export function FormButton({
  tone,
  size,
  isWide,
  isBusy = false,
  type = 'button',
  disabled = false,
  onClick,
  children,
  ...rest
}: FormButtonProps) {
  const { hasRing, attributes } = useIdleButton({ disabled, isBusy, onClick });
  return (
    // Of MUI's variants this one brings the least of its own: the look comes from the stylesheet that both buttons share.
    <MuiTheme>
      <MuiButton {...rest} {...attributes} variant="text" type={type} className={buttonLook(tone, size, isWide)}>
        {children}
        {hasRing && <Spinner />}
      </MuiButton>
    </MuiTheme>
  );
}
