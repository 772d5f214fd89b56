import styles from './clipPathIcon.module.css';
import { cut } from './drawings';

/** Name of an icon that can be drawn by `clip-path`. */
export type CutName = keyof typeof cut;

/** True if the icon can be drawn by `clip-path`. */
export const isCut = (name: string): name is CutName => name in cut;

/**
 * Classes that draw an icon in the `::before` of an element, in its text colour and row size. Looks like {@link Icon}
 * without an element of its own; for rows of lists.
 */
export function clipPathIcon(name: CutName): string {
  return `${styles.cut} ${styles[name]}`;
}
