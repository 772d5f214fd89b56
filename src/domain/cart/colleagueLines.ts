import { recordOf } from '#platform/keptJson.ts';
import type { JournalActor, JournalEntry } from './cartJournal';

/** Any user but the one of this page. */
export type Colleague = Exclude<JournalActor, { readonly kind: 'self' }>;

/** A line of the cart that another user has added or changed. */
export interface ColleagueLine {
  readonly sku: string;
  /** `others`: only other users changed it; `both`: this user as well. */
  readonly by: 'others' | 'both';
  /** The last of the others. */
  readonly colleague: Colleague;
  /** When that was. */
  readonly at: Date;
}

/**
 * The cart lines that other users have added or changed since each was added, by sku. Changes before a removal, an emptying or an order
 * don't count.
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

/** Parses the stored review marks of lines. */
export function readLookedAt(kept: unknown): LookedAt {
  return Object.fromEntries(Object.entries(recordOf(kept)).filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
}

/** True if a line was reviewed since another user last changed it. */
export function isLookedAt({ sku, at }: ColleagueLine, lookedAt: LookedAt): boolean {
  return Object.hasOwn(lookedAt, sku) && (lookedAt[sku] ?? 0) >= at.getTime();
}

/**
 * The stored marks once a line is ticked or unticked. Those of other lines stay, also if another tab has set them for changes that this
 * one doesn't know yet; those of products no longer in the cart are dropped. Undefined if none is left.
 *
 * @param inCart skus of the lines that are in the cart now
 */
export function lookedAtAfter(
  inCart: ReadonlySet<string>,
  lookedAt: LookedAt,
  { sku, at }: ColleagueLine,
  isSeen: boolean,
): LookedAt | undefined {
  const others = Object.entries(lookedAt).filter(([other]) => other !== sku && inCart.has(other));
  const known = Object.hasOwn(lookedAt, sku) ? (lookedAt[sku] ?? 0) : 0;
  const seen = isSeen ? [...others, [sku, Math.max(at.getTime(), known)] as const] : others;
  return seen.length > 0 ? Object.fromEntries(seen) : undefined;
}
