import { useId, type ReactNode } from 'react';
import styles from './OptionCards.module.css';

/** One of several things of which one is chosen. */
export interface Option {
  readonly value: string;
  readonly content: ReactNode;
}

interface OptionCardsProps {
  /** What is chosen, for assistive technology; `legendShown` shows it. */
  legend: ReactNode;
  /** Whether the legend is seen, because no heading says the same. */
  isLegendShown?: boolean;
  options: readonly Option[];
  /** The chosen value. */
  value: string | undefined;
  /** What is wrong with the choice. */
  error?: ReactNode;
  /** `wide` for addresses, `chip` for short words, `day` for days. */
  layout?: 'wide' | 'chip' | 'day';
  onChange(value: string): void;
}

/** Big touchable cards of which one is chosen: radio buttons that look like what they stand for. */
export function OptionCards({ legend, isLegendShown = false, options, value, error, layout = 'wide', onChange }: OptionCardsProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null;
  return (
    <fieldset className={styles.options} aria-describedby={hasError ? `${id}-error` : undefined} data-invalid={hasError || undefined}>
      <legend className={isLegendShown ? styles.legend : styles.hidden}>{legend}</legend>
      {/* Above the cards: on a phone what stands below eight of them is out of sight. */}
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={`${styles.cards} ${styles[layout]}`}>
        {options.map((option) => (
          <label key={option.value} className={`${styles.card} ${option.value === value ? styles.chosen : ''}`}>
            <input
              type="radio"
              className={styles.input}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.content}>{option.content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
