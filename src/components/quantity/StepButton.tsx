import { usePressRepeat } from './pressRepeat';
import styles from './StepButton.module.css';

interface StepButtonProps {
  /** What a press does, with the thing it does it to. */
  label: string;
  sign: 'minus' | 'plus';
  isDisabled: boolean;
  /** A step; false when there is none left, which ends the repeating. */
  onStep(): boolean;
}

/** Minus or plus beside a number. Held down it repeats (P§5). Not in the tab order: the arrow keys do the same in the field. */
export function StepButton({ label, sign, isDisabled, onStep }: StepButtonProps) {
  const press = usePressRepeat(onStep);
  return (
    <button {...press} type="button" tabIndex={-1} className={styles.step} aria-label={label} disabled={isDisabled}>
      <svg aria-hidden="true" viewBox="0 0 16 16"><path d={sign === 'minus' ? 'M3 7h10v2H3z' : 'M7 3h2v4h4v2H9v4H7V9H3V7h4z'} /></svg>
    </button>
  );
}
