import styles from './control.module.css';

/** Look of a control, plain or MUI's. */
export interface ControlLook {
  /** `small` in rows and tools. */
  size?: 'regular' | 'small' | undefined;
  /** Corners of fields, or of the buttons beside it. */
  shape?: 'field' | 'button' | undefined;
}

/** Classes shared by plain controls and MUI's: sizes, colours and states are defined once, in their stylesheet. */
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
