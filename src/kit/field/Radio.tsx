import styles from './tick.module.css';

interface RadioProps {
  /** Name of the radio group. */
  name: string;
  isChosen: boolean;
  onChoose(): void;
}

/** A radio button without a label of its own, light enough for the first load. Forms use `RadioGroup`. */
export function Radio({ name, isChosen, onChoose }: RadioProps) {
  return <input className={styles.box} type="radio" name={name} checked={isChosen} onChange={onChoose} />;
}
