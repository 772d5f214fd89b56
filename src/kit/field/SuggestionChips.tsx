import Chip from '@mui/material/Chip';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import styles from './SuggestionChips.module.css';

interface SuggestionChipsProps<Value extends string | number> {
  /** Accessible name of the group. */
  label: string;
  suggestions: readonly { readonly value: Value; readonly text: string }[];
  /** Selected value; none is marked if it is not among the suggestions. */
  value: Value | undefined;
  isDisabled?: boolean;
  onChoose(value: Value): void;
}

/** Common answers beside a field; a press sets one. */
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
