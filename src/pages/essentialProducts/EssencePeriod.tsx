import { FormattedMessage, useIntl } from 'react-intl';
import { limits } from '#domain/text/limits.ts';
import { useGetEssencePeriod } from '#gen/essence/get-essence-period.ts';
import { useSetEssencePeriod } from '#gen/essence/set-essence-period.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { addTexts } from '#i18n/texts.ts';
import type { BuyerContext } from '#queries/shopContext.ts';

const PeriodDialog = lazyComponent(
  async () => (await Promise.all([import('./parts/PeriodDialog'), addTexts('forms'), addTexts('numbers')]))[0].PeriodDialog,
);

/** Period of purchases that the list uses, with a control to change it. */
export function EssencePeriod({ context: { tenant, customerId } }: { context: BuyerContext }) {
  const intl = useIntl();
  const toasts = useToasts();
  const {
    data: days,
    error,
    isError,
    isFetching,
    refetch,
  } = useGetEssencePeriod(tenant, customerId, {
    query: { select: ({ showEssenceForDays }) => showEssenceForDays },
  });
  const { mutateAsync, isPending, error: refusal, isError: isRefused, reset } = useSetEssencePeriod();
  const dialog = useLazyOpen();
  const save = (next: number) =>
    mutateAsync(
      { tenant, customerId, data: { showEssenceForDays: next } },
      {
        onSuccess: () => {
          dialog.close();
          toasts.show({
            severity: 'success',
            text: intl.formatMessage({ id: 'essence.period.saved' }, { count: next }),
            autoCloseMs: limits.warningToast,
          });
        },
        // The dialog shows the error.
      },
    ).catch(() => undefined);
  if (days === undefined)
    return isError ? (
      <InlineError error={error} onRetry={() => void refetch()} isRetrying={isFetching}>
        <FormattedMessage id="essence.period.unread" />
      </InlineError>
    ) : null;
  return (
    <>
      <span>
        <FormattedMessage id="essence.period.summary" values={{ count: days }} />
      </span>
      <Button
        size="small"
        tone="plain"
        onPointerEnter={PeriodDialog.prefetch}
        onClick={() => {
          reset();
          dialog.open();
        }}
      >
        <FormattedMessage id="essence.period.change" />
      </Button>
      {dialog.wasOpened && (
        <PeriodDialog
          isOpen={dialog.isOpen}
          days={days}
          isBusy={isPending}
          failure={isRefused && <FormattedMessage id="essence.period.failed" />}
          error={refusal}
          onSave={save}
          onCancel={dialog.close}
        />
      )}
    </>
  );
}
