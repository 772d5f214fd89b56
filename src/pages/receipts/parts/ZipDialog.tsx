import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageKey } from '#i18n/messageKey.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { Dialog, type DialogButton } from '#kit/overlay/Dialog.tsx';
import { canRetry, type PaperFault } from '../rules/zipContent';
import styles from './ZipDialog.module.css';

const faultText: Readonly<Record<PaperFault, MessageKey>> = {
  failed: 'receiptSearch.zip.fault.failed',
  missing: 'receiptSearch.zip.fault.missing',
  priced: 'receiptSearch.zip.fault.priced',
  refused: 'receiptSearch.zip.fault.refused',
};

/** A document that is not in the ZIP. */
export interface MissingPaper {
  /** Its type and number. */
  readonly document: string;
  readonly fault: PaperFault;
}

interface ZipDialogProps {
  isOpen: boolean;
  /** `loading` documents; `stopped` with some missing; `cancelled` by the user; `unpacked`: all are there, and no ZIP could be made. */
  phase: 'loading' | 'stopped' | 'cancelled' | 'unpacked';
  /** Number of chosen documents. */
  count: number;
  /** Number of loaded ones. */
  done: number;
  missing: readonly MissingPaper[];
  /** Continues with those that are missing. */
  onLoad(): void;
  /** Saves those that are loaded. */
  onSave(): void;
  /** Stops loading; what is loaded stays. */
  onCancel(): void;
  onClose(): void;
  /** Called after the closing transition. */
  onClosed(): void;
}

/** Loading of several documents for a ZIP: its progress; if it ended early, which are missing and why. */
export function ZipDialog({ isOpen, phase, count, done, missing, onLoad, onSave, onCancel, onClose, onClosed }: ZipDialogProps) {
  const intl = useIntl();
  const isLoading = phase === 'loading';
  const notAsked = count - done - missing.length;
  const canLoad = notAsked > 0 || missing.some(({ fault }) => canRetry(fault));
  const isRetry = missing.some(({ fault }) => fault === 'failed');
  const answers: (DialogButton | false)[] = [
    { label: <FormattedMessage id="receiptSearch.zip.close" />, onClick: onClose },
    done > 0 && {
      label: <FormattedMessage id="receiptSearch.zip.save" values={{ count: done }} />,
      tone: canLoad ? 'quiet' : 'primary',
      onClick: onSave,
    },
    canLoad && {
      label: <FormattedMessage id={isRetry ? 'receiptSearch.zip.retry' : 'receiptSearch.zip.resume'} />,
      tone: 'primary',
      onClick: onLoad,
    },
  ];
  return (
    <Dialog
      isOpen={isOpen}
      title={<FormattedMessage id="receiptSearch.zip.title" />}
      actions={
        isLoading
          ? [{ label: <FormattedMessage id="receiptSearch.zip.cancel" />, onClick: onCancel }]
          : answers.filter((one) => one !== false)
      }
      onClose={isLoading ? onCancel : onClose}
      onClosed={onClosed}
    >
      <div className={styles.body}>
        {isLoading && (
          <>
            <p className={styles.progress}>
              <FormattedMessage id="receiptSearch.zip.progress" values={{ done, count }} />
            </p>
            <progress
              className={styles.bar}
              aria-label={intl.formatMessage({ id: 'receiptSearch.zip.progressBar' })}
              max={count}
              value={done}
            />
          </>
        )}
        {phase === 'cancelled' && (
          <output>
            <FormattedMessage id="receiptSearch.zip.cancelled" values={{ done, count }} />
          </output>
        )}
        {phase === 'unpacked' && (
          <InlineError>
            <FormattedMessage id="receiptSearch.zip.packFailed" />
          </InlineError>
        )}
        {phase === 'stopped' && (
          <InlineError>
            <FormattedMessage id="receiptSearch.zip.incomplete" values={{ done, count }} />
          </InlineError>
        )}
        {!isLoading && missing.length > 0 && (
          <ul className={styles.names}>
            {missing.map(({ document, fault }) => (
              <li key={document}>
                <FormattedMessage id="receiptSearch.zip.line" values={{ document, reason: intl.formatMessage({ id: faultText[fault] }) }} />
              </li>
            ))}
          </ul>
        )}
        {phase === 'stopped' && notAsked > 0 && (
          <p>
            <FormattedMessage id="receiptSearch.zip.notAsked" values={{ count: notAsked }} />
          </p>
        )}
      </div>
    </Dialog>
  );
}
