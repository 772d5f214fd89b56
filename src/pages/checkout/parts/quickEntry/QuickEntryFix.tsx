import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { readTyped } from '../../../../domain/typedText';
import { InlineError } from '../../../../kit/feedback/InlineError';
import { Button } from '../../../../kit/action/Button';
import { PlainInput } from '../../../../kit/field/PlainInput';
import styles from './QuickEntryRow.module.css';

interface QuickEntryFixProps {
  /** What is to be put right, "Artikelnummer". */
  label: string;
  /** What stands there now. */
  value: string;
  /** Which keyboard a telephone shows. */
  inputMode?: 'text' | 'decimal';
  /** Why a text can't be the mended one; undefined where it can. */
  refusalOf?(value: string): string | undefined;
  /** The mended text, on Enter or by the button; never an empty one. */
  onApply(value: string): void;
}

/** A field in a row in which its fault is mended. */
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
