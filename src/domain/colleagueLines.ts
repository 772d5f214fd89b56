import { recordOf } from '../platform/keptJson';
import type { JournalActor, JournalEntry } from './cartJournal';

/** Somebody else than the user of this page. */
export type Colleague = Exclude<JournalActor, { readonly kind: 'self' }>;

/** A line of the cart that somebody else has put in or changed. */
export interface ColleagueLine {
  readonly sku: string;
  /** `others`: nobody but others had to do with it; `both`: the user as well. */
  readonly by: 'others' | 'both';
  /** The last of the others. */
  readonly colleague: Colleague;
  /** When that was. */
  readonly at: Date;
}

/**
 * The lines of a cart that others have put in or changed since each came in, by sku. What was taken out, emptied or ordered before doesn't count.
 *
 * @param journal newest first
 * @param inCart skus of the lines that are in the cart now
 */
export function colleagueLines(journal: readonly JournalEntry[], inCart: ReadonlySet<string>): ReadonlyMap<string, ColleagueLine> {
  const touched = new Map<string, { isOwn: boolean; last: Pick<ColleagueLine, 'colleague' | 'at'> | undefined }>();
  for (const { kind, sku, actor, at } of journal.toReversed()) {
    if (kind === 'cleared' || kind === 'submitted') touched.clear();
    if (sku === undefined) continue;
    if (kind === 'removed') touched.delete(sku);
    if (kind !== 'added' && kind !== 'changed') continue;
    const line = touched.get(sku) ?? { isOwn: false, last: undefined };
    if (actor.kind === 'self') line.isOwn = true;
    else line.last = { colleague: actor, at };
    touched.set(sku, line);
  }
  return new Map(
    [...touched].flatMap(([sku, { isOwn, last }]): (readonly [string, ColleagueLine])[] =>
      last && inCart.has(sku) ? [[sku, { sku, by: isOwn ? 'both' : 'others', ...last }]] : [],
    ),
  );
}

/** By sku, the moment in milliseconds of the change that was looked at last. */
export type LookedAt = Readonly<Record<string, number>>;

/** What was kept of lines that were looked at. */
export function readLookedAt(kept: unknown): LookedAt {
  return Object.fromEntries(Object.entries(recordOf(kept)).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}

/** Whether a line was looked at since somebody else changed it last. */
export function isLookedAt({ sku, at }: ColleagueLine, lookedAt: LookedAt): boolean {
  return Object.hasOwn(lookedAt, sku) && (lookedAt[sku] ?? 0) >= at.getTime();
}

/** What is kept once a line is ticked or not; of lines that are others' no more nothing is. Undefined where nothing is left. */
export function lookedAtAfter(
  lines: ReadonlyMap<string, ColleagueLine>,
  lookedAt: LookedAt,
  changed: ColleagueLine,
  isSeen: boolean,
): LookedAt | undefined {
  const seen = [...lines.values()].filter((line) => (line.sku === changed.sku ? isSeen : isLookedAt(line, lookedAt)));
  return seen.length > 0 ? Object.fromEntries(seen.map(({ sku, at }) => [sku, at.getTime()])) : undefined;
}
