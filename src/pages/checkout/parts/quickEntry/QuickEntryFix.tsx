import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { readTyped } from '#domain/text/typedText.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Button } from '#kit/action/Button.tsx';
import { PlainInput } from '#kit/field/PlainInput.tsx';
import styles from './QuickEntryRow.module.css';

interface QuickEntryFixProps {
  /** Label of the value to correct, such as "Artikelnummer". */
  label: string;
  /** Current value. */
  value: string;
  /** Keyboard of a phone. */
  inputMode?: 'text' | 'decimal';
  /** Reason why a text is invalid; undefined if it is valid. */
  refusalOf?(value: string): string | undefined;
  /** Called with the corrected text, by Enter or the button; never empty. */
  onApply(value: string): void;
}

/** A field in a row to correct its error. */
export function QuickEntryFix({ label, value, inputMode = 'text', refusalOf, onApply }: QuickEntryFixProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [refusal, setRefusal] = useState<string>();
  const apply = () => {
    const mended = readTyped(text);
    const refused = mended === '' ? undefined : refusalOf?.(mended);
    setRefusal(refused);
    if (mended !== '' && refused === undefined) onApply(mended);
  };
  return (
    <form
      className={styles.fix}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
    >
      <label htmlFor={id} className={styles.fixLabel}>
        {label}
      </label>
      <div className={styles.field}>
        <PlainInput id={id} size="small" shape="button" inputMode={inputMode} value={text} onChange={setText} />
      </div>
      <Button size="small" onClick={apply}>
        <FormattedMessage id="quickEntry.fix.apply" />
      </Button>
      {refusal !== undefined && <InlineError>{refusal}</InlineError>}
    </form>
  );
}
