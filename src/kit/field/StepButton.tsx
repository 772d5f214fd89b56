import { UnstyledButton } from '../../kit/action/UnstyledButton';
import { usePressRepeat } from './pressRepeat';
import styles from './StepButton.module.css';

interface StepButtonProps {
  /** Action and its object, for assistive technology. */
  label: string;
  sign: 'minus' | 'plus';
  isDisabled: boolean;
  /** Makes a step; returns false if there is none left, which ends the repetition. */
  onStep(): boolean;
  /** Called when the press ends; after a held one, with its last step. */
  onEnd?(): void;
}

/**
 * Minus or plus beside a number; repeats while held (P§5 number input). Not in the tab order: the arrow keys do the
 * same in the field.
 */
export function StepButton({ label, sign, isDisabled, onStep, onEnd }: StepButtonProps) {
  const press = usePressRepeat({ step: onStep, onEnd });
  return <UnstyledButton {...press} tabIndex={-1} className={`${styles.step} ${styles[sign]}`} aria-label={label} disabled={isDisabled} />;
}
