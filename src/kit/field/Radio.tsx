import styles from './tick.module.css';

interface RadioProps {
  /** Name of the group of which one is chosen. */
  name: string;
  isChosen: boolean;
  /** It was chosen. */
  onChoose(): void;
}

/** One of several of which one is chosen, without a label of its own: light enough for the first load. Forms take `RadioGroup`. */
export function Radio({ name, isChosen, onChoose }: RadioProps) {
  return <input className={styles.box} type="radio" name={name} checked={isChosen} onChange={onChoose} />;
}
