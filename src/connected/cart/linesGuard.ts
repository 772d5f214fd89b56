import type { RequestedLine } from '../../domain/cartAddition';
import type { BuyerContext } from '../../queries/shopContext';

/** Asks before many lines go into a cart; empty until what asks has come. */
export interface LinesGuard {
  /** The lines that are meant, none where the addition was called off; undefined at once where nothing is to be asked. */
  meantLines?(context: BuyerContext, lines: readonly RequestedLine[]): Promise<readonly RequestedLine[]> | undefined;
}

/** The one guard of the page. */
export const linesGuard: LinesGuard = {};
