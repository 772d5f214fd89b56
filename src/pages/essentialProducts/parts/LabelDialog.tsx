import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { EssenceFilter, EssenceListState } from '#domain/template/essenceList.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ConfirmDialog } from '#kit/overlay/ConfirmDialog.tsx';

interface LabelDialogProps {
  isOpen: boolean;
  /** Filter of the products to add; the search text is ignored. */
  state: EssenceListState;
  /** Number of these products; undefined while unknown. */
  count: number | undefined;
  /** Adding is pending. */
  isBusy: boolean;
  /** Error of the last attempt. */
  failure?: ReactNode;
  /** The error, for its code. */
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

/** Confirms that the essence list is added to the label list, which this screen can't undo; shows pending state and error. */
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
