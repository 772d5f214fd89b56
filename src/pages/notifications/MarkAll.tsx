import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import type { PageAction } from '#kit/page/pageAction.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { markAllReadOptions, type MarkAllProgress } from '#queries/notification.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './MarkAll.module.css';

/** Action for the page's head, and its message below. */
interface MarkAll {
  readonly action: PageAction;
  readonly report: ReactNode;
}

/** Marks all notifications as read, also on other pages, and shows the progress; with a `typeId` only those of that type. */
export function useMarkAll(context: BuyerContext, typeId: number | undefined): MarkAll {
  const intl = useIntl();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, isError, variables } = useMutation(markAllReadOptions(queryClient, context));
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
  return {
    action: {
      key: 'all',
      label: intl.formatMessage({ id: typeId === undefined ? 'notification.markAll' : 'notification.markAllOfType' }),
      isBusy: isPending,
      onPress: begin,
    },
    report: (
      <div className={styles.all}>
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
        {isError && variables.typeId === typeId && (
          <InlineError error={error} onRetry={begin} isRetrying={isPending}>
            <FormattedMessage id="notification.markAll.failed" values={{ count: progress?.read ?? 0 }} />
          </InlineError>
        )}
      </div>
    ),
  };
}
