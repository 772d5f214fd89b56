import { useId, type ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { describedBy, type FieldTexts } from './fieldTexts';
import { FileButton } from './FileButton';
import styles from './FileField.module.css';

interface FileFieldProps extends FieldTexts {
  /** What the file is. */
  label: string;
  /** Words on the button. */
  action: ReactNode;
  /** Kinds of files that the browser offers: ".csv,text/plain". Others can be chosen all the same, so `error` has to say it. */
  accept: string;
  /** The chosen file; undefined while there is none. */
  value: File | undefined;
  onChange(file: File): void;
}

/** A file out of the user's own, with its name once it is chosen. */
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
