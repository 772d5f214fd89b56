import type { ButtonHTMLAttributes, Ref } from 'react';
import { clipPathIcon, isCut } from '../icon/clipPathIcon';
import { Icon, type IconName } from '../icon/Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'aria-pressed' | 'title' | 'children'> {
  icon: IconName;
  /** `large` in the frame, `small` beside small text. */
  iconSize?: 'small' | 'regular' | 'large';
  /** Action of a press, for assistive technology and as a tooltip. */
  label: string;
  /** False if another hint says more than the label. */
  hasTooltip?: boolean;
  /** `small` (28 px) in rows, `regular` (36 px), `large` (44 px) in heads; all are as large as a finger on touch. */
  size?: 'small' | 'regular' | 'large';
  /**
   * `quiet` beside content, `accent` if the action was done already, `inherit` on a coloured area, `round` (48 px)
   * over a picture. `danger` removes something that can be restored; `destructive` removes it for good.
   */
  tone?: 'quiet' | 'accent' | 'danger' | 'destructive' | 'inherit' | 'round';
  /** Pressed state of a toggle; omit for a plain button. */
  isPressed?: boolean | undefined;
  /** Class from the caller's layout, such as its grid cell. */
  className?: string | undefined;
  /** `submit` sends the surrounding form. */
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An icon-only button with an accessible name. It has no state, because rows have several. */
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
  // Rows use small buttons; there the icon is drawn by CSS and needs no element.
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
