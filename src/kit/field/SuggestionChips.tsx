import Chip from '@mui/material/Chip';
import { MuiTheme } from '../../themes/MuiTheme';
import styles from './SuggestionChips.module.css';

interface SuggestionChipsProps<Value extends string | number> {
  /** What is suggested, for assistive technology. */
  label: string;
  suggestions: readonly { readonly value: Value; readonly text: string }[];
  /** What is chosen now; nothing is marked where it is none of them. */
  value: Value | undefined;
  isDisabled?: boolean;
  onChoose(value: Value): void;
}

/** Usual answers beside a field, each of which a press takes over. */
export function SuggestionChips<Value extends string | number>({
  label,
  suggestions,
  value,
  isDisabled = false,
  onChoose,
}: SuggestionChipsProps<Value>) {
  return (
    <MuiTheme>
      <fieldset className={styles.chips} aria-label={label}>
        {suggestions.map((suggestion) => (
          <Chip
            key={suggestion.value}
            className={styles.chip ?? ''}
            component="button"
            type="button"
            label={suggestion.text}
            variant={suggestion.value === value ? 'filled' : 'outlined'}
            color={suggestion.value === value ? 'primary' : 'default'}
            aria-pressed={suggestion.value === value}
            disabled={isDisabled}
            onClick={() => onChoose(suggestion.value)}
          />
        ))}
      </fieldset>
    </MuiTheme>
  );
}
