import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuickRow } from '../../../../domain/quickEntryRows';
import { InlineError } from '../../../../kit/feedback/InlineError';
import { Dialog } from '../../../../kit/overlay/Dialog';
import type { DisplayRules } from '../../../../domain/displayRules';
import styles from './QuickEntryDialog.module.css';
import { QuickEntryField, type FileProblem } from './QuickEntryField';
import { QuickEntryPreview } from './QuickEntryPreview';

interface QuickEntryDialogProps {
  isOpen: boolean;
  /** What was typed, pasted or read from files. */
  text: string;
  /** What comes of its lines, in order. */
  rows: readonly QuickRow[];
  displayRules: DisplayRules;
  /** The lines are being looked up; what is shown may lag behind the text. */
  isLooking: boolean;
  /** The numbers could not be looked up. */
  hasLookupFailed: boolean;
  /** What was thrown then, for its code. */
  lookupError?: unknown;
  /** The lines will be added as soon as they are looked up. */
  isWaiting: boolean;
  /** The lines are being added. */
  isAdding: boolean;
  /** Adding came to nothing. */
  hasAddFailed: boolean;
  /** What was thrown then, for its code. */
  addError?: unknown;
  /** Lines that went into the cart while the others stayed; undefined before anything was added. */
  addedCount: number | undefined;
  /** Texts of lines that could not be stored when they were added last. */
  failedTexts: ReadonlySet<string>;
  /** Why the last file could not be read. */
  fileProblem: FileProblem | undefined;
  /** What holds for the whole cart, such as a reached order limit. */
  notice?: ReactNode;
  onText(text: string): void;
  /** A file was chosen or dropped. */
  onFile(file: File): void;
  /** Another text for a line; undefined drops it. */
  onMend(row: QuickRow, text: string | undefined): void;
  /** The search for the goods that a line means, filled with its words; what is chosen is handed on by its number. */
  searchFor(text: string, onNumber: (code: string) => void): ReactNode;
  /** Asks for the numbers again. */
  onRetry(): void;
  /** Puts the lines that are fine into the cart; those that are being looked up, once they are known. */
  onAdd(): void;
  onClose(): void;
}

/** Quick entry: a field for lines of numbers, amounts and units, and beside it what each of them comes to. */
export function QuickEntryDialog(props: QuickEntryDialogProps) {
  const { isOpen, text, rows, displayRules, isLooking, isWaiting, isAdding, addedCount, onText, onMend, onAdd, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => field.current?.focus(), []);
  const ready = rows.filter(({ state }) => state === 'ready').length;
  const open = rows.filter(({ state }) => state === 'open').length;
  const canAdd = ready > 0 || isLooking;
  const addButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Nothing is left to add: the button that was pressed would keep the keyboard, and Escape with it, to itself.
    if (!canAdd && document.activeElement === addButton.current) focusField();
  }, [canAdd, focusField]);
  const add = () => {
    if (canAdd && !isAdding && !isWaiting) onAdd();
  };
  const content = useRef<HTMLDivElement>(null);
  const addLatest = useEffectEvent(add);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      // A question over this dialog has the keys to itself.
      const isHere = target === document.body || (target instanceof Node && content.current?.closest('[role="dialog"]')?.contains(target));
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || !isHere) return;
      event.preventDefault();
      // What stands in the field of a row is taken first.
      if (target instanceof HTMLInputElement) target.form?.requestSubmit();
      setTimeout(addLatest, 0);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="quickEntry.title" />}
      size="wide"
      actions={[
        { label: <FormattedMessage id="quickEntry.close" />, tone: 'quiet', onClick: onClose },
        {
          ref: addButton,
          label: <FormattedMessage id="quickEntry.add" values={{ count: ready }} />,
          tone: 'primary',
          isBusy: isAdding || isWaiting,
          isDisabled: !canAdd,
          onClick: add,
        },
      ]}
      onOpened={focusField}
      onClose={onClose}
    >
      <div ref={content} className={styles.content}>
        {props.notice}
        {props.hasAddFailed && (
          <InlineError error={props.addError}>
            <FormattedMessage id="quickEntry.addFailed" />
          </InlineError>
        )}
        <div className={styles.columns}>
          <QuickEntryField
            ref={field}
            text={text}
            isReadOnly={isAdding}
            problem={props.fileProblem}
            onText={onText}
            onFile={props.onFile}
          />
          <div className={styles.result}>
            {props.hasLookupFailed && (
              <InlineError error={props.lookupError} onRetry={props.onRetry} isRetrying={isLooking}>
                <FormattedMessage id="quickEntry.lookupFailed" />
              </InlineError>
            )}
            <output className={styles.status}>
              {addedCount !== undefined && (
                <>
                  <span>
                    <FormattedMessage id="quickEntry.added" values={{ count: addedCount }} />
                  </span>{' '}
                </>
              )}
              {isLooking && (
                <span>
                  <FormattedMessage id="quickEntry.looking" />
                </span>
              )}
              {!isLooking && rows.length > 0 && !props.hasLookupFailed && (
                <span>
                  <FormattedMessage id="quickEntry.count" values={{ ready, open }} />
                </span>
              )}
            </output>
            <QuickEntryPreview
              rows={rows}
              displayRules={displayRules}
              failedTexts={props.failedTexts}
              onMend={onMend}
              searchFor={props.searchFor}
              onNoneLeft={focusField}
            />
          </div>
        </div>
      </div>
    </Dialog>
  );
}
