import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuickRow } from '#domain/quickEntry/quickEntryRows.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Dialog } from '#kit/overlay/Dialog.tsx';
import type { DisplayRules } from '#domain/price/displayRules.ts';
import styles from './QuickEntryDialog.module.css';
import { QuickEntryField, type FileProblem } from './QuickEntryField';
import { QuickEntryPreview } from './QuickEntryPreview';

interface QuickEntryDialogProps {
  isOpen: boolean;
  /** Text typed, pasted or loaded from files. */
  text: string;
  /** Results of its lines, in sequence. */
  rows: readonly QuickRow[];
  displayRules: DisplayRules;
  /** The lines are being looked up; the results may lag behind the text. */
  isLooking: boolean;
  /** The look-up failed. */
  hasLookupFailed: boolean;
  /** The error, for its code. */
  lookupError?: unknown;
  /** The lines will be added once they are looked up. */
  isWaiting: boolean;
  /** The lines are being added. */
  isAdding: boolean;
  /** Adding failed. */
  hasAddFailed: boolean;
  /** The error, for its code. */
  addError?: unknown;
  /** Number of added lines while others failed; undefined before adding. */
  addedCount: number | undefined;
  /** Texts of the lines that failed in the last attempt. */
  failedTexts: ReadonlySet<string>;
  /** Why the last file could not be loaded. */
  fileProblem: FileProblem | undefined;
  /** Notice for the whole cart, such as a reached order limit. */
  notice?: ReactNode;
  onText(text: string): void;
  /** Called when a file was chosen or dropped. */
  onFile(file: File): void;
  /** Called with a line's corrected text; undefined removes it. */
  onMend(row: QuickRow, text: string | undefined): void;
  /** Renders the product search for a line, prefilled with its words; `onNumber` is called with the chosen product's number. */
  searchFor(text: string, onNumber: (code: string) => void): ReactNode;
  /** Called to retry the look-up. */
  onRetry(): void;
  /** Called to add the valid lines to the cart; those still being looked up follow once they are known. */
  onAdd(): void;
  onClose(): void;
}

/** Quick entry: a field for lines of numbers, amounts and units, with the result of each beside it. */
export function QuickEntryDialog(props: QuickEntryDialogProps) {
  const { isOpen, text, rows, displayRules, isLooking, isWaiting, isAdding, addedCount, onText, onMend, onAdd, onClose } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const focusField = useCallback(() => field.current?.focus(), []);
  const ready = rows.filter(({ state }) => state === 'ready').length;
  const open = rows.filter(({ state }) => state === 'open').length;
  const canAdd = ready > 0 || isLooking;
  const addButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Nothing is left to add: the disabled button would keep the focus, and swallow Escape.
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
      // A dialog above this one handles the keys itself.
      const isHere = target === document.body || (target instanceof Node && content.current?.closest('[role="dialog"]')?.contains(target));
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || !isHere) return;
      event.preventDefault();
      // Applies the text in a row's field first.
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
