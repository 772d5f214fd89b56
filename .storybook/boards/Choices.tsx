import styles from './Choices.module.css';

interface ChoicesProps<Value extends string> {
  name: string;
  /** All values, with their words where these differ. */
  options: readonly (Value | readonly [Value, string])[];
  chosen: readonly Value[];
  /** So many at most. */
  most?: number;
  onChoose: (chosen: readonly Value[]) => void;
}

/** Checkboxes of which at least one is ticked. The result keeps the sequence of the options. */
export function Choices<Value extends string>({ name, options, chosen, most = options.length, onChoose }: ChoicesProps<Value>) {
  const all = options.map((option) => (typeof option === 'string' ? ([option, option] as const) : option));
  const toggle = (value: Value) =>
    onChoose(all.map(([other]) => other).filter((other) => (other === value ? !chosen.includes(other) : chosen.includes(other))));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.name}>{name}</legend>
      {all.map(([value, words]) => {
        const isChosen = chosen.includes(value);
        return (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isChosen ? chosen.length === 1 : chosen.length >= most}
              onChange={() => toggle(value)}
            />
            {words}
          </label>
        );
      })}
    </fieldset>
  );
}
