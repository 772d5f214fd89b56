import type { ButtonHTMLAttributes, Ref } from 'react';
import { clipPathIcon, isCut } from '../icon/clipPathIcon';
import { Icon, type IconName } from '../icon/Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'aria-pressed' | 'title' | 'children'> {
  icon: IconName;
  /** `large` in the frame, `small` beside small text. */
  iconSize?: 'small' | 'regular' | 'large';
  /** What a press does, for assistive technology and as a tooltip. */
  label: string;
  /** Without where another hint tells more. */
  hasTooltip?: boolean;
  /** `small` (28 px) in rows, `regular` (36 px), `large` (44 px) in heads; all are as large as a finger on touch. */
  size?: 'small' | 'regular' | 'large';
  /**
   * `quiet` beside content, `accent` where something has been done already, `danger` where it takes something away that can be
   * brought back, `destructive` where it is gone for good, `inherit` on
   * an area with a colour of its own, `round` (48 px) over a picture.
   */
  tone?: 'quiet' | 'accent' | 'danger' | 'destructive' | 'inherit' | 'round';
  /** Whether it is on, for one that switches; without it it only acts. */
  isPressed?: boolean | undefined;
  /** Its cell, or what else its place gives it. */
  className?: string | undefined;
  /** `submit` sends the form it stands in. */
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button that is a drawing alone, with a name. It has no state, because rows have several. */
export function IconButton({
  icon,
  iconSize,
  label,
  hasTooltip = true,
  size = 'regular',
  tone = 'quiet',
  isPressed,
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) {
  // In rows, whose buttons are small, the drawing costs no element.
  const drawing = size === 'small' && iconSize === undefined && isCut(icon) ? clipPathIcon(icon) : undefined;
  return (
    <button
      {...rest}
      type={type}
      className={`${styles.button} ${styles[size]} ${styles[tone]} ${drawing ?? ''} ${className}`}
      aria-label={label}
      title={hasTooltip ? label : undefined}
      aria-pressed={isPressed}
    >
      {drawing === undefined && <Icon name={icon} size={iconSize} />}
    </button>
  );
}
