import { UnstyledButton } from '../../kit/action/UnstyledButton';
import { usePressRepeat } from './pressRepeat';
import styles from './StepButton.module.css';

interface StepButtonProps {
  /** What a press does, with the thing it does it to. */
  label: string;
  sign: 'minus' | 'plus';
  isDisabled: boolean;
  /** A step; false when there is none left, which ends the repeating. */
  onStep(): boolean;
  /** The press is over, a held one with its last step. */
  onEnd?(): void;
}

/** Minus or plus beside a number. Held down it repeats (P§5). Not in the tab order: the arrow keys do the same in the field. */
export function StepButton({ label, sign, isDisabled, onStep, onEnd }: StepButtonProps) {
  const press = usePressRepeat({ step: onStep, onEnd });
  return <UnstyledButton {...press} tabIndex={-1} className={`${styles.step} ${styles[sign]}`} aria-label={label} disabled={isDisabled} />;
}
