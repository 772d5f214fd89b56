import { useId, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldTexts } from './fieldTexts';
import { FileButton } from './FileButton';
import styles from './FileField.module.css';

interface FileFieldProps extends FieldTexts {
  label: string;
  /** Label of the button. */
  action: ReactNode;
  /** Kinds of files that the browser offers: ".csv,text/plain". Users can still choose others, so report those by `error`. */
  accept: string;
  /** The chosen file, if any. */
  value: File | undefined;
  onChange(file: File): void;
}

/** A form field for a file; shows its name once chosen. */
export function FileField({ label, hint, error, isRequired, isDisabled = false, action, accept, value, onChange }: FileFieldProps) {
  const id = useId();
  const name = value && (
    <output id={`${id}-count`} className={styles.name}>
      {value.name}
    </output>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} isDisabled={isDisabled} isGroup>
      <div className={styles.file}>
        <FileButton
          label={label}
          accept={accept}
          isDisabled={isDisabled}
          describedBy={describedBy(id, { hint, error }, name)}
          onFile={onChange}
        >
          {action}
        </FileButton>
        {name}
      </div>
    </FieldFrame>
  );
}
