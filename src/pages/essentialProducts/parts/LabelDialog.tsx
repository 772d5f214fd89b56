import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EssenceFilter, EssenceListState } from '../../../domain/essenceList';
import type { MessageKey } from '../../../i18n/messageKey';
import { InlineError } from '../../../kit/feedback/InlineError';
import { ConfirmDialog } from '../../../kit/overlay/ConfirmDialog';

interface LabelDialogProps {
  isOpen: boolean;
  /** What of the list would be put on the label list; the text that is looked for doesn't count. */
  state: EssenceListState;
  /** Products that these are; undefined where it isn't known. */
  count: number | undefined;
  /** They are being put there. */
  isBusy: boolean;
  /** That it could not be done. */
  failure?: ReactNode;
  /** What was thrown then, for its code. */
  error?: unknown;
  onConfirm(): void;
  onCancel(): void;
}

const words: Record<EssenceFilter, MessageKey> = {
  all: 'essence.labels.text.all',
  shown: 'essence.labels.text.shown',
  hidden: 'essence.labels.text.hidden',
  'self-added': 'essence.labels.text.selfAdded',
};

/** Asks before the essence list is put on the label list, from which this screen can't take it off again; says that it is under way and that it failed. */
export function LabelDialog({ isOpen, state, count, isBusy, failure, error, onConfirm, onCancel }: LabelDialogProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="essence.labels.title" />}
      text={
        <>
          {failure !== undefined && failure !== false && <InlineError error={error}>{failure}</InlineError>}
          <p>
            <FormattedMessage id={words[state.filter]} /> <FormattedMessage id="essence.labels.twice" />
          </p>
          {state.query !== '' && (
            <p>
              <FormattedMessage id="essence.labels.search" values={{ query: state.query }} />
            </p>
          )}
        </>
      }
      cancelLabel={<FormattedMessage id="essence.labels.cancel" />}
      confirmLabel={
        count === undefined ? (
          <FormattedMessage id="essence.labels.confirm" />
        ) : (
          <FormattedMessage id="essence.labels.confirmCount" values={{ count }} />
        )
      }
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
