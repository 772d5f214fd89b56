import type { ForeignForm } from '#domain/checkout/foreignForm.ts';
import { useId, useState, type DragEvent, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#kit/action/Button.tsx';
import { FileButton } from '#kit/field/FileButton.tsx';
import styles from './QuickEntryDialog.module.css';

/** Why a file or pasted text could not be used. */
export type FileProblem = 'notText' | 'empty' | 'tooLarge' | 'unreadable' | ForeignForm;

interface QuickEntryFieldProps {
  text: string;
  /** Read-only while lines are being added. */
  isReadOnly: boolean;
  problem: FileProblem | undefined;
  ref?: Ref<HTMLTextAreaElement>;
  onText(text: string): void;
  onFile(file: File): void;
}

/** The field to type or paste lines, or drop a file. */
export function QuickEntryField({ text, isReadOnly, problem, ref, onText, onFile }: QuickEntryFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return (
    <div className={styles.entry}>
      <label htmlFor={id} className={styles.label}>
        <FormattedMessage id="quickEntry.field" />
      </label>
      <textarea
        ref={ref}
        id={id}
        className={`${styles.field} ${isOver ? styles.over : ''}`}
        aria-describedby={`${id}-hint`}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        placeholder={intl.formatMessage({ id: 'quickEntry.example' })}
        readOnly={isReadOnly}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onDragOver={(event) => {
          if (!hasFile(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          const [file] = event.dataTransfer.files;
          setOver(false);
          if (!file) return;
          event.preventDefault();
          if (!isReadOnly) onFile(file);
        }}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        <FormattedMessage id="quickEntry.hint" />
      </p>
      <div className={styles.tools}>
        <FileButton
          size="small"
          label={intl.formatMessage({ id: 'quickEntry.file' })}
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          isDisabled={isReadOnly}
          onFile={onFile}
        >
          <FormattedMessage id="quickEntry.file.choose" />
        </FileButton>
        {text !== '' && (
          <Button tone="plain" size="small" disabled={isReadOnly} onClick={() => onText('')}>
            <FormattedMessage id="quickEntry.clear" />
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          <FormattedMessage id={`quickEntry.file.${problem}`} />
        </p>
      )}
    </div>
  );
}
