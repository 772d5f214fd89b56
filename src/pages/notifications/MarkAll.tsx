import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '../../domain/limits';
import { Button } from '../../kit/action/Button';
import { InlineError } from '../../kit/feedback/InlineError';
import { useToasts } from '../../kit/toast/toastQueue';
import { markAllReadOptions, type MarkAllProgress } from '../../queries/notification';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './MarkAll.module.css';

interface MarkAllProps {
  context: BuyerContext;
  /** Only those of a type; undefined for all. */
  typeId: number | undefined;
}

/** Marks all notifications as read, also those on the other pages, and says how far it has come. */
export function MarkAll({ context, typeId }: MarkAllProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, isError } = useMutation(markAllReadOptions(queryClient, context));
  const [progress, setProgress] = useState<MarkAllProgress>();
  const begin = () => {
    setProgress(undefined);
    mutate(
      { typeId, onProgress: setProgress },
      {
        onSuccess: (count) =>
          toasts.show({
            severity: 'success',
            text: intl.formatMessage({ id: 'notification.markAll.done' }, { count }),
            autoCloseMs: limits.warningToast,
          }),
      },
    );
  };
  return (
    <div className={styles.all}>
      <Button tone="quiet" isBusy={isPending} onClick={begin}>
        <FormattedMessage id={typeId === undefined ? 'notification.markAll' : 'notification.markAllOfType'} />
      </Button>
      <output className={styles.progress}>
        {isPending && progress && (
          <span>
            <FormattedMessage
              id="notification.markAll.progress"
              values={{ count: progress.read, page: progress.page, total: progress.pageCount }}
            />
          </span>
        )}
      </output>
      {isError && (
        <InlineError error={error} onRetry={begin} isRetrying={isPending}>
          <FormattedMessage id="notification.markAll.failed" values={{ count: progress?.read ?? 0 }} />
        </InlineError>
      )}
    </div>
  );
}
