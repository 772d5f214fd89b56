import styles from './UnitFigure.module.css';

interface UnitFigureProps {
  /** "3 Laib": a quantity and its unit, with a no-break space between, as formatted. */
  text: string;
  /** Units stand by their names, as in "2 Kartons", and take a wider column. */
  isNamed?: boolean;
}

/** A quantity in a column of figures: figures end at one line, and units begin at another. */
export function UnitFigure({ text, isNamed = false }: UnitFigureProps) {
  const [figure = '', ...words] = text.split('\u00a0');
  const unit = `\u00a0${words.join('\u00a0')}`;
  return (
    <span className={styles.quantity}>
      {figure}
      <span className={isNamed ? styles.named : styles.unit}>{unit}</span>
    </span>
  );
}
