import { Check } from '../field/Check';
import type { TableSelection } from './column';
import styles from './SelectionBox.module.css';

interface SelectionBoxProps<Row> {
  row: Row;
  selection: TableSelection<Row>;
}

/** Checkbox that selects a row. */
export function SelectionBox<Row>({ row, selection: { chosen, keyOf, onChange, nameOf } }: SelectionBoxProps<Row>) {
  const key = keyOf(row);
  return (
    <label className={styles.target}>
      <Check
        label={nameOf(row)}
        isChecked={chosen.has(key)}
        onChange={(isChecked) => {
          const next = new Set(chosen);
          if (isChecked) next.add(key);
          else next.delete(key);
          onChange(next);
        }}
      />
    </label>
  );
}
