import styles from './control.module.css';

/** What a control looks like, no matter who draws it. */
export interface ControlLook {
  /** `small` in rows and tools. */
  size?: 'regular' | 'small' | undefined;
  /** Corners of fields, or of the buttons that it stands beside. */
  shape?: 'field' | 'button' | undefined;
}

/** The classes that make a plain control and one of MUI look the same: measures, colours and states stand once, in their stylesheet. */
export function controlLook({ size = 'regular', shape = 'field' }: ControlLook, kind: 'line' | 'area' | 'select' = 'line'): string {
  return [
    styles.control,
    kind === 'area' && styles.area,
    kind === 'select' && styles.select,
    size === 'small' && styles.small,
    shape === 'button' && styles.button,
  ]
    .filter(Boolean)
    .join(' ');
}
