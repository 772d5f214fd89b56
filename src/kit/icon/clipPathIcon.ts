import styles from './clipPathIcon.module.css';
import { cut } from './drawings';

/** A drawing that can be cut out of the part that it stands in. */
export type CutName = keyof typeof cut;

/** Whether a drawing is one of those. */
export const isCut = (name: string): name is CutName => name in cut;

/**
 * Classes that draw into the `::before` of a part, in the colour of its text: what {@link Icon} draws, without an element of its own, in the size
 * that rows have it in. For what stands in every row of a list.
 */
export function clipPathIcon(name: CutName): string {
  return `${styles.cut} ${styles[name]}`;
}
