import { isThrownByExtension, isThrownByInjectedCode } from './browserExtension';
import { FetchError, ResponseError } from '#http/errors.ts';
import { requestIdOf } from '#platform/requestId.ts';
import type { ErrorReport } from '#platform/errorReports.ts';

/** One entry of a beacon: something that happened on one screen, once or more often. */
export interface Report {
  readonly kind: ErrorReport['kind'] | 'vital';
  /** The screen's pattern, such as `/my/orders/detail/:orderId`; never its address, which may hold ids and words that were searched for. */
  readonly screen: string;
  /**
   * Where it happened: an operationId, a part of the page, a directive of the policy, the class of an error and its place in the code.
   */
  readonly operation?: string;
  /** HTTP status of the answer; 0 without an answer. */
  readonly status?: number;
  /** The id of the first such call. People read out its beginning. */
  readonly requestId?: string;
  /** Of a vital: milliseconds, or the score of shifts in layout. */
  readonly value?: number;
  /** Number of occurrences since the last beacon. */
  count: number;
}

/** The payload: sender and events. */
export interface Beacon {
  readonly release: string;
  readonly tenant: string;
  readonly reports: readonly Report[];
}

/** Maximum number of distinct reports of a page; later occurrences of the same are counted, others are omitted. */
export const maxReports = 20;

/** Gathers reports, equal ones as one with a count, until they are taken. */
export class ReportQueue {
  #made = 0;
  #waiting = new Map<string, Report>();

  /** True if no report waits. */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Adds a failure, except those thrown by browser extensions and injected code, which would displace the shop's own. */
  addTrouble({ kind, operation, error, source = '' }: ErrorReport, screen: string): void {
    if (isThrownByExtension(error, source) || (kind === 'uncaught' && isThrownByInjectedCode(error, source))) return;
    const status = error instanceof ResponseError ? error.status : error instanceof FetchError ? 0 : undefined;
    const place = status === undefined && error !== undefined ? placeOf(error) : undefined;
    const words = [operation, place].filter((word) => word !== undefined).join(' ');
    const requestId = requestIdOf(error);
    this.#add({
      kind,
      screen,
      ...(words && { operation: words }),
      ...(status !== undefined && { status }),
      ...(requestId && { requestId }),
    });
  }

  /** Adds one of the page's vitals, once each. */
  addVital(name: string, value: number, screen: string): void {
    this.#add({ kind: 'vital', screen, operation: name, value: Math.round(value * 1000) / 1000 });
  }

  /** Removes and returns the waiting reports. */
  take(): readonly Report[] {
    const reports = [...this.#waiting.values()];
    this.#waiting = new Map();
    return reports;
  }

  #add(report: Omit<Report, 'count'>): void {
    const key = [report.kind, report.screen, report.operation, report.status].join('\n');
    const same = this.#waiting.get(key);
    if (same) {
      same.count++;
      return;
    }
    if (this.#made >= maxReports) return;
    this.#made++;
    this.#waiting.set(key, { ...report, count: 1 });
  }
}

/** The class of an error and its place in the code; never its message, which may quote typed text. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const [, place] = /([\w.-]+\.js:\d+:\d+)/.exec(error.stack ?? '') ?? [];
  return [error.name, place].filter((word) => word !== undefined).join(' ');
}
