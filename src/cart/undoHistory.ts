import { tabValue } from '#platform/stored.ts';
import { entriesOf, type Fields } from '#platform/keptJson.ts';
import type { Removal, RemovedLine } from './cartIntents';
import { cartName } from './cartCalls';
import type { BuyerContext } from '#queries/shopContext.ts';
import { ownedKey, type TabKey } from '#platform/storedNames.ts';

/** Most removals that can be undone. */
const removalsKept = 200;

/**
 * The user's removals from one cart that can be undone, newest first. Stored for the life of the tab, through reloads, without product
 * data, and for that user alone; signing out deletes it.
 */
export class UndoHistory {
  readonly #key: TabKey;
  #of: { readonly key: string; readonly removals: readonly Removal[] } | undefined;

  constructor(context: BuyerContext) {
    this.#key = `cart-removed:${cartName(context)}`;
  }

  /** The removals, newest first; the same array until something changes. */
  get list(): readonly Removal[] {
    const key = ownedKey(this.#key);
    if (this.#of?.key !== key) this.#of = { key, removals: this.#kept().read() };
    return this.#of.removals;
  }

  /** Notes lines that go together. */
  add(kind: Removal['kind'], lines: readonly RemovedLine[]): void {
    const { list } = this;
    this.#keep([{ id: (list[0]?.id ?? 0) + 1, kind, lines }, ...list].slice(0, removalsKept));
  }

  /** The individual removal of a line; undefined if there is none. */
  ofLine(sku: string): Removal | undefined {
    return this.list.find(({ kind, lines }) => kind === 'line' && lines.some((line) => line.sku === sku));
  }

  /** Drops the removal of a line; returns the index to restore it at, undefined if it was not removed. */
  take(sku: string): number | undefined {
    const taken = takeLine(this.list, sku);
    if (taken) this.#keep(taken.removals);
    return taken?.place;
  }

  /** Restoring a line failed: offers it again. */
  putBack(removal: Removal, line: RemovedLine): void {
    this.#keep(putLineBack(this.list, removal, line));
  }

  /** Nothing can be brought back any more. */
  forget(): void {
    this.#keep([]);
  }

  #keep(removals: readonly Removal[]): void {
    this.#of = { key: ownedKey(this.#key), removals };
    const kept = removals.map(({ id, kind, lines }) => ({
      id,
      kind,
      lines: lines.map(({ sku, amount, unitAbbreviation, place }) => ({ sku, amount, unitAbbreviation, place })),
    }));
    this.#kept().keep(kept.length > 0 ? kept : undefined);
  }

  #kept() {
    return tabValue<readonly Removal[], readonly unknown[]>(this.#key, readRemovals);
  }
}

/*
 * The index of a removed line counts in the cart before that removal, without lines removed earlier. Restoring a line of an earlier
 * removal, or failing to, shifts the indexes of later ones.
 */

/** Later removals, newest first, after a line was added or removed at its index among the lines before the first of them. */
function moved(later: readonly Removal[], place: number, by: 1 | -1): { readonly removals: readonly Removal[]; readonly place: number } {
  let present = place;
  const removals = later.toReversed().map((removal) => {
    const firstBehind = by === 1 ? present : present + 1;
    const lines = removal.lines.map((line) => (line.place >= firstBehind ? { ...line, place: line.place + by } : line));
    present -= removal.lines.filter((line) => line.place < firstBehind).length;
    return { ...removal, lines };
  });
  return { removals: removals.toReversed(), place: present };
}

/** Index of a line without the preceding lines of the same removal. */
function placeAlone(place: number, others: readonly RemovedLine[]): number {
  return place - others.filter((other) => other.place < place).length;
}

/** Removals without one line, which is back in the cart, and its index there; undefined if no removal has the sku. */
function takeLine(
  removals: readonly Removal[],
  sku: string,
): { readonly removals: readonly Removal[]; readonly place: number } | undefined {
  const index = removals.findIndex(({ lines }) => lines.some((line) => line.sku === sku));
  const removal = removals[index];
  const line = removal?.lines.find((candidate) => candidate.sku === sku);
  if (!removal || !line) return undefined;
  const others = removal.lines.filter((other) => other !== line);
  const later = moved(removals.slice(0, index), placeAlone(line.place, others), 1);
  const left = others.length > 0 ? [{ ...removal, lines: others }] : [];
  return { removals: [...later.removals, ...left, ...removals.slice(index + 1)], place: later.place };
}

/** Removals with a line that could not be restored, at its old index. */
function putLineBack(removals: readonly Removal[], { id, kind }: Removal, line: RemovedLine): readonly Removal[] {
  const others = removals.find((removal) => removal.id === id)?.lines ?? [];
  const later = moved(
    removals.filter((removal) => removal.id > id),
    placeAlone(line.place, others),
    -1,
  );
  const lines = [...others, line].sort((a, b) => a.place - b.place);
  return [...later.removals, { id, kind, lines }, ...removals.filter((removal) => removal.id < id)];
}

/** Parses stored removals; invalid ones are omitted. */
const readRemovals = (kept: unknown): readonly Removal[] => entriesOf(kept, removalOf).toSorted((a, b) => b.id - a.id);

function removalOf({ id, kind, lines }: Fields): Removal | undefined {
  if (typeof id !== 'number' || (kind !== 'line' && kind !== 'cart')) return undefined;
  const read = entriesOf(lines, lineOf);
  return read.length > 0 ? { id, kind, lines: read } : undefined;
}

function lineOf({ sku, amount, unitAbbreviation, place }: Fields): RemovedLine | undefined {
  const isLine = typeof sku === 'string' && typeof amount === 'number' && typeof unitAbbreviation === 'string' && typeof place === 'number';
  return isLine ? { sku, amount, unitAbbreviation, place, item: undefined } : undefined;
}
