import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { LabelRecipients } from './parts/LabelRecipients';
import { LabelSheets } from './parts/LabelSheets';
import { PrintPanel } from './parts/PrintPanel';
import type { LabelSign } from './parts/PrintedLabel';
import { SheetPreview } from './parts/SheetPreview';
import { saveFile } from '#connected/file/saveFile.ts';
import { serverDay } from '#clock/serverTime.ts';
import { labelCount, type LabelAmount, type LabelSheet, type ShelfLabel } from '#domain/inventory/label.ts';
import { limits } from '#domain/text/limits.ts';
import { useGetCurrentUser } from '#gen/user/get-current-user.ts';
import { Button } from '#kit/action/Button.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { usePrinting } from '#kit/page/printing.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { labelPdfOptions, labelPrintMailOptions, NothingToPrintError, type LabelPrint, type PrintedLabels } from '#queries/label.ts';
import { labelRecipientsOptions } from '#queries/mailRecipients.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './LabelPrinting.module.css';

const MailDialog = lazyComponent(async () => (await import('#components/checkout/MailDialog.tsx')).MailDialog);

interface LabelPrintingProps {
  context: BuyerContext;
  /** Labels to print, in sequence. */
  amounts: readonly LabelAmount[];
  labelOf(sku: string): ShelfLabel | undefined;
  sheet: LabelSheet;
  sign: LabelSign;
  showsPrices: boolean;
  onSheet(sheet: LabelSheet): void;
}

/** File name of one of several parts, with its number before the extension. */
function partName(name: string, part: number, of: number): string {
  return of === 1 ? name : name.replace(/(\.\w+)?$/, (ending) => ` (${part})${ending}`);
}

function save(intl: IntlShape, { files }: PrintedLabels): void {
  const otherwise = intl.formatMessage({ id: 'label.fileName' }, { date: serverDay() });
  files.forEach((file, place) => {
    const named = { ...file, name: partName(file.name ?? otherwise, place + 1, files.length) };
    saveFile(named, otherwise);
  });
}

/** Printing of labels: sheet format, preview, PDF and e-mail. */
export function LabelPrinting({ context, amounts, labelOf, sheet, sign, showsPrices, onSheet }: LabelPrintingProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [start, setStart] = useState(1);
  const pdf = useMutation(labelPdfOptions(queryClient, context));
  const mail = useMutation(labelPrintMailOptions(queryClient, context));
  const recipients = useRecipients();
  const wanted: LabelPrint = { amounts, sheet, start };
  const labels = labelCount(amounts);
  const sheets = { amounts, labelOf, sheet, start, sign, showsPrices };
  const isOnPaper = usePrinting();

  const tell = (id: 'label.print.done' | 'label.mail.sent', { labels: count, leftOut }: Pick<PrintedLabels, 'labels' | 'leftOut'>) => {
    const done = intl.formatMessage({ id }, { count });
    toasts.show({
      severity: leftOut > 0 ? 'warn' : 'success',
      text: leftOut > 0 ? `${done} ${intl.formatMessage({ id: 'label.print.leftOut' }, { count: leftOut })}` : done,
      autoCloseMs: limits.warningToast,
    });
  };
  const print = () => {
    mail.reset();
    pdf.mutate(wanted, {
      onSuccess: (printed) => {
        save(intl, printed);
        tell('label.print.done', printed);
      },
    });
  };
  const send = () => {
    pdf.reset();
    mail.mutate(wanted, { onSuccess: (sent) => tell('label.mail.sent', sent) });
  };
  return (
    <>
      {isOnPaper && <LabelSheets {...sheets} />}
      <PrintPanel
        products={amounts.length}
        labels={labels}
        sheet={sheet}
        start={start}
        isPrinting={pdf.isPending}
        isSending={mail.isPending}
        canSend={recipients.mails?.length !== 0}
        problem={
          <>
            {pdf.error && <Problem error={pdf.error} text={<FormattedMessage id="label.print.failed" />} onRetry={print} />}
            {mail.error && <Problem error={mail.error} text={<FormattedMessage id="label.mail.failed" />} onRetry={send} />}
          </>
        }
        preview={<SheetPreview {...sheets} />}
        recipients={recipients.shown}
        onSheet={(next) => {
          setStart(1);
          onSheet(next);
        }}
        onStart={setStart}
        onPrint={print}
        onSend={send}
      />
      <div className={styles.bar}>
        <span className={styles.count}>
          <FormattedMessage id="label.count" values={{ count: labels }} />
        </span>
        <Button tone="primary" isWide isBusy={pdf.isPending} disabled={labels === 0} onClick={print}>
          <FormattedMessage id="label.print" />
        </Button>
      </div>
    </>
  );
}

interface ProblemProps {
  error: Error;
  /** Error text. */
  text: ReactNode;
  onRetry(): void;
}

function Problem({ error, text, onRetry }: ProblemProps) {
  if (error instanceof NothingToPrintError)
    return (
      <InlineError>
        <FormattedMessage id="label.print.nothing" />
      </InlineError>
    );
  return (
    <InlineError error={error} onRetry={onRetry}>
      {text}
    </InlineError>
  );
}

/** Recipients of labels by e-mail, and the dialog to change them. */
function useRecipients() {
  const queryClient = useQueryClient();
  const { data: user, error, isError, isFetching, refetch } = useGetCurrentUser();
  const { mutateAsync, isPending, error: refusal, isError: hasFailed, reset } = useMutation(labelRecipientsOptions(queryClient));
  const dialog = useLazyOpen();
  const mails = user && (user.labelmails ?? []);
  const suggestions = [...(user?.email ? [user.email] : []), ...(user?.ordermails ?? [])];
  return {
    mails,
    shown: (
      <>
        <LabelRecipients
          mails={mails}
          hasFailed={isError}
          error={error}
          isRetrying={isFetching}
          profileHref={paths.userProfile()}
          onRetry={() => void refetch()}
          onChange={() => {
            reset();
            dialog.open();
          }}
        />
        {dialog.wasOpened && mails && (
          <MailDialog
            isOpen={dialog.isOpen}
            title={<FormattedMessage id="label.mail.dialog.title" />}
            label={<FormattedMessage id="label.mail.dialog.recipients" />}
            saveLabel={<FormattedMessage id="label.mail.dialog.save" />}
            cancelLabel={<FormattedMessage id="label.mail.dialog.cancel" />}
            suggestions={[...new Set([...mails, ...suggestions])]}
            draft={{ chosen: mails, added: [], typed: '' }}
            isSaving={isPending}
            error={refusal}
            failure={hasFailed && <FormattedMessage id="label.mail.dialog.failed" />}
            onSave={(after) =>
              // The dialog shows the error.
              mutateAsync({ before: mails, after }, { onSuccess: () => dialog.close() }).catch(() => undefined)
            }
            onCancel={dialog.close}
          />
        )}
      </>
    ),
  };
}
