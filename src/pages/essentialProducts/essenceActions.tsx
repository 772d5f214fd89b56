import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '#connected/file/saveFile.ts';
import type { EssenceListState } from '#domain/template/essenceList.ts';
import { limits } from '#domain/text/limits.ts';
import type { PageActionList } from '#kit/page/pageAction.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { useLazyOpen } from '#kit/overlay/useLazyOpen.ts';
import { usePrintKey } from './parts/printKey';
import { LinkContext } from '#kit/link/linkContext.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { essencesToLabelsOptions, type LabelReport } from '#queries/essenceLabels.ts';
import { essenceFileOptions, readWholeEssenceList, type EssenceFile } from '#queries/essenceList.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './essenceActions.module.css';

const LabelDialog = lazyComponent(async () => (await import('./parts/LabelDialog')).LabelDialog);

interface EssenceActionsProps {
  context: BuyerContext;
  state: EssenceListState;
  /** Number of listed products; undefined while unknown. */
  count: number | undefined;
  /** Called once all products of the list are loaded, to render them for printing. */
  onPrint(): void;
}

/** Actions for the list: files of its content, labels, print. Errors are shown below the head, so that the heading doesn't move. */
export function useEssenceActions({ context, state, count, onPrint }: EssenceActionsProps): {
  readonly actions: PageActionList;
  /** Errors and confirmations of the actions. */
  readonly problems: ReactNode;
} {
  const intl = useIntl();
  const isEmpty = count === 0;
  const hint = intl.formatMessage({ id: 'essence.file.hint' });
  const labels = useLabels(context, state, count);
  const files = useFiles(context);
  const print = usePrint(context, state, onPrint);
  usePrintKey(isEmpty || print.isPending ? undefined : () => print.mutate());
  const label = (id: MessageKey) => intl.formatMessage({ id });
  const actions: PageActionList = [
    { key: 'list', label: label('essence.file.list'), hint, isBusy: files.busy === 'list', onPress: () => files.save('list') },
    {
      key: 'allergens',
      label: label('essence.file.allergens'),
      hint,
      isBusy: files.busy === 'allergens',
      onPress: () => files.save('allergens'),
    },
    {
      key: 'labels',
      label: label('essence.labels.action'),
      opensDialog: true,
      isDisabled: isEmpty,
      isBusy: labels.isBusy,
      onPress: labels.ask,
    },
    { key: 'sheet', label: label('app.title.orderSheet'), href: paths.orderSheet('essence') },
    { key: 'print', label: label('essence.print.action'), isDisabled: isEmpty, isBusy: print.isPending, onPress: () => print.mutate() },
  ];
  const failures = (files.failed || print.isError) && (
    <div className={styles.problems}>
      {files.failed && (
        <InlineError error={files.error} onRetry={() => files.failed && files.save(files.failed)}>
          <FormattedMessage id={files.failed === 'list' ? 'essence.file.list.failed' : 'essence.file.allergens.failed'} />
        </InlineError>
      )}
      {print.isError && (
        <InlineError error={print.error} onRetry={() => print.mutate()}>
          <FormattedMessage id="essence.print.failed" />
        </InlineError>
      )}
    </div>
  );
  const problems = (
    <>
      {labels.dialog}
      {failures}
    </>
  );
  return { actions, problems };
}

/** Saves files of the listed products, under the server's names. */
function useFiles(context: BuyerContext) {
  const intl = useIntl();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, isError, variables } = useMutation({
    mutationFn: (file: EssenceFile) => queryClient.fetchQuery(essenceFileOptions(context, file)),
    onSuccess: (answer, file) =>
      saveFile(answer, intl.formatMessage({ id: file === 'list' ? 'essence.file.list.name' : 'essence.file.allergens.name' })),
    meta: { failure: 'inline' },
  });
  return {
    save: (file: EssenceFile) => mutate(file),
    busy: isPending ? variables : undefined,
    failed: isError ? variables : undefined,
    error,
  };
}

/** Loads the rest of the list, renders all of it for paper, and prints. */
function usePrint(context: BuyerContext, state: EssenceListState, onPrint: EssenceActionsProps['onPrint']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => readWholeEssenceList(queryClient, context, state),
    onSuccess: () => {
      // The printer takes the page as it is when called.
      flushSync(onPrint);
      window.print();
    },
    meta: { failure: 'inline' },
  });
}

/** Adds the list to the label list: confirms first, shows pending state and errors in the dialog, and reports the result. */
function useLabels(context: BuyerContext, state: EssenceListState, count: number | undefined) {
  const intl = useIntl();
  const toasts = useToasts();
  const links = useContext(LinkContext);
  const queryClient = useQueryClient();
  const { mutate, isPending, error, isError, reset } = useMutation(essencesToLabelsOptions(queryClient, context));
  const dialog = useLazyOpen();
  const tell = ({ added, total }: LabelReport) => {
    dialog.close();
    toasts.show({
      severity: 'success',
      text:
        added === undefined
          ? intl.formatMessage({ id: 'essence.labels.total' }, { total })
          : intl.formatMessage({ id: 'essence.labels.added' }, { added, total }),
      autoCloseMs: limits.warningToast,
      ...(links && {
        action: { label: intl.formatMessage({ id: 'essence.labels.toLabels' }), onClick: () => links.navigate(paths.labels()) },
      }),
    });
  };
  return {
    isBusy: isPending,
    ask: () => {
      reset();
      dialog.open();
    },
    dialog: dialog.wasOpened && (
      <LabelDialog
        isOpen={dialog.isOpen}
        state={state}
        count={state.query === '' ? count : undefined}
        isBusy={isPending}
        failure={isError && <FormattedMessage id="essence.labels.failed" />}
        error={error}
        onConfirm={() => mutate(state.filter, { onSuccess: tell })}
        onCancel={dialog.close}
      />
    ),
  };
}
