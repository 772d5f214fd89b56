import { filled, lines } from './drawings';
import styles from './Icon.module.css';

const drawings = { ...filled, ...lines };

/** Side length in pixels. */
const sides = { small: 16, regular: 20, large: 22 } as const;

export type IconName = keyof typeof drawings;

interface IconProps {
  name: IconName;
  /** `small` (16 px) beside small text, `regular` (20 px) in rows and buttons, `large` (22 px) in the frame. */
  size?: 'small' | 'regular' | 'large' | undefined;
}

/**
 * An icon in the text colour; a single path, because rows have many. Its meaning is given by text beside it, or by
 * the control's name.
 */
export function Icon({ name, size = 'regular' }: IconProps) {
  const side = sides[size];
  const path = <path d={drawings[name]} />;
  return name in lines ? (
    <svg aria-hidden="true" className={styles.line} viewBox="0 0 24 24" width={side} height={side}>
      {path}
    </svg>
  ) : (
    <svg aria-hidden="true" className={styles.filled} viewBox="0 0 24 24" width={side} height={side}>
      {path}
    </svg>
  );
}
