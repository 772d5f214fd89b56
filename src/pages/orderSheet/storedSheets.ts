import { deviceStorage } from '#platform/textStorage.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import type { SheetSnapshot } from './rules/sheetSnapshot';
import { readSheetSource, sheetSourceText, type SheetSource } from './rules/sheetSource';
import { readSnapshot, snapshotName } from './sheetSnapshots';

/** A stored sheet, to choose it. */
interface StoredSheet extends Pick<SheetSnapshot, 'readAt' | 'name'> {
  readonly source: SheetSource;
}

/** Sheets of a user at a customer that open without a network, the last read first. */
export function storedSheets(context: BuyerContext, userId: string): readonly StoredSheet[] {
  const start = snapshotName(context, userId, '');
  return deviceStorage
    .names(start)
    .flatMap((name): StoredSheet[] => {
      const source = readSheetSource(name.slice(start.length));
      const snapshot = source && readSnapshot(`${start}${sheetSourceText(source)}`);
      return snapshot ? [{ source, readAt: snapshot.readAt, name: snapshot.name }] : [];
    })
    .toSorted((one, other) => other.readAt - one.readAt);
}
