import { isPriced, tabOfDocument, type ReceiptEntry } from '#domain/order/receipt.ts';
import { toFileName } from '#domain/text/spreadsheet.ts';

/** Maximum of documents in a ZIP, and of those that a search shows on a page: what is shown can be saved in one go. */
export const maxPapers = 100;

/** Why a document is not in a ZIP: its prices may not be seen, it is refused, there is no PDF, or loading failed. */
export type PaperFault = 'priced' | 'refused' | 'missing' | 'failed';

/** Reason why a document isn't even asked for; undefined if it is (P§6 price permission). */
export function knownFault({ documentType }: Pick<ReceiptEntry, 'documentType'>, canSeePrices: boolean): PaperFault | undefined {
  if (!tabOfDocument(documentType)) return 'missing';
  return isPriced(documentType) && !canSeePrices ? 'priced' : undefined;
}

/** True if another attempt may help. */
export const canRetry = (fault: PaperFault | undefined) => fault === undefined || fault === 'failed';

/** The names of files within a ZIP: without folders, with the extension, and each once, also where case makes no difference. */
export function namesInZip(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const stem = toFileName(name.replace(/\.pdf$/i, '')) || 'PDF';
    let free = `${stem}.pdf`;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number}).pdf`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** First and last day of documents, for the name of their file. */
export function daysOfReceipts(receipts: readonly Pick<ReceiptEntry, 'date'>[]): { readonly from: string; readonly to: string } {
  const days = receipts.map(({ date }) => date).sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}
