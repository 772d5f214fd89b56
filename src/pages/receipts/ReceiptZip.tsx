import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '#connected/file/saveFile.ts';
import type { ReceiptEntry } from '#domain/order/receipt.ts';
import { receiptKey } from '#domain/receipt/receiptSearch.ts';
import { limits } from '#domain/text/limits.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { isNotFound } from '#queries/notFound.ts';
import { receiptPdfOptions } from '#queries/receipt.ts';
import { isRefused } from '#queries/refused.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { ZipDialog } from './parts/ZipDialog';
import { receiptName } from './receiptNames';
import { collectPapers } from './rules/collectPapers';
import { canRetry, daysOfReceipts, knownFault, type PaperFault } from './rules/zipContent';
import { zipOf, type ZippedFile } from './zipFile';

interface ReceiptZipProps {
  context: BuyerContext;
  /** The chosen documents. */
  receipts: readonly ReceiptEntry[];
  canSeePrices: boolean;
  /** Called when the dialog is gone. */
  onDone(): void;
}

function faultOf(error: unknown): PaperFault {
  if (isRefused(error)) return 'refused';
  return isNotFound(error) ? 'missing' : 'failed';
}

/**
 * Saves documents as one ZIP: loads their PDFs a few at a time, and saves by itself once all are there. If some are missing it names them;
 * the user loads them again or saves the others. Starts at once.
 */
export function ReceiptZip({ context, receipts, canSeePrices, onDone }: ReceiptZipProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(true);
  const [phase, setPhase] = useState<'loading' | 'stopped' | 'cancelled' | 'unpacked'>('loading');
  const [attempt, setAttempt] = useState(1);
  const [done, setDone] = useState(0);
  const [faults, setFaults] = useState<ReadonlyMap<string, PaperFault>>(
    () =>
      new Map(
        receipts.flatMap((receipt) => {
          const fault = knownFault(receipt, canSeePrices);
          return fault ? [[receiptKey(receipt), fault]] : [];
        }),
      ),
  );
  // Read only when the ZIP is made.
  const files = useRef(new Map<string, ZippedFile>());
  const stopping = useRef<AbortController>(undefined);
  const byKey = new Map(receipts.map((receipt) => [receiptKey(receipt), receipt]));

  const save = () => {
    const saved = receipts.filter((receipt) => files.current.has(receiptKey(receipt)));
    const name = intl.formatMessage({ id: 'receiptSearch.zip.fileName' }, { customer: context.customerId, ...daysOfReceipts(saved) });
    try {
      const content = zipOf(saved.flatMap((receipt) => files.current.get(receiptKey(receipt)) ?? []));
      saveFile({ blob: new Blob([content], { type: 'application/zip' }), name }, name);
    } catch {
      // The browser has no memory for it.
      setPhase('unpacked');
      return;
    }
    setOpen(false);
    toasts.show({
      severity: 'success',
      text: intl.formatMessage({ id: 'receiptSearch.zip.saved' }, { count: saved.length }),
      autoCloseMs: limits.warningToast,
    });
  };

  const read = async (key: string): Promise<ZippedFile> => {
    const receipt = byKey.get(key);
    if (!receipt) throw new Error('This document was not chosen');
    // Kept here only: a hundred documents are too much for the cache.
    const { blob, name } = await queryClient.fetchQuery({ ...receiptPdfOptions(context, receipt), gcTime: 0 });
    if (blob.size === 0) throw new Error('This document is empty');
    return { name: name ?? receiptName(intl, receipt), bytes: new Uint8Array(await blob.arrayBuffer()), day: receipt.date };
  };

  const load = useEffectEvent((stop: AbortSignal) => {
    const keys = [...byKey.keys()].filter((key) => !files.current.has(key) && canRetry(faults.get(key)));
    void collectPapers({
      keys,
      read,
      stop,
      canGoOn: () => onlineManager.isOnline(),
      onFile: (key, file) => {
        files.current.set(key, file);
        setDone(files.current.size);
      },
      onFailure: (key, error) => setFaults((known) => new Map(known).set(key, faultOf(error))),
    }).then(() => {
      if (stop.aborted) return;
      if (files.current.size === receipts.length) save();
      else setPhase('stopped');
    });
  });
  useEffect(() => {
    const controller = new AbortController();
    stopping.current = controller;
    load(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  /** Ends the calls on their way too. */
  const cancel = () => {
    stopping.current?.abort();
    for (const [key, receipt] of byKey)
      if (!files.current.has(key)) void queryClient.cancelQueries({ queryKey: receiptPdfOptions(context, receipt).queryKey });
    setPhase('cancelled');
  };

  return (
    <ZipDialog
      isOpen={isOpen}
      phase={phase}
      count={receipts.length}
      done={done}
      missing={receipts.flatMap((receipt) => {
        const fault = faults.get(receiptKey(receipt));
        return fault ? [{ document: receiptName(intl, receipt), fault }] : [];
      })}
      onLoad={() => {
        setFaults((known) => new Map([...known].filter(([, fault]) => !canRetry(fault))));
        setPhase('loading');
        setAttempt(attempt + 1);
      }}
      onSave={save}
      onCancel={cancel}
      onClose={() => setOpen(false)}
      onClosed={onDone}
    />
  );
}
