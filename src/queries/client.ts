import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { FetchError, ResponseError, SessionUnreachableError } from '#http/errors.ts';
import { reportError } from '#platform/errorReports.ts';
import { invalidateAfter, invalidateAfterFailure, isWriteOperation, writeFailure } from './invalidation';
import { readRule, type FailurePolicy } from './operations';

/** Metadata of a query or mutation. */
export interface CallMeta extends Record<string, unknown> {
  /** The failure policy, or a function of the error, if it differs from the operation's (`operations.ts`, `invalidation.ts`). */
  readonly failure?: FailurePolicy | ((error: Error) => FailurePolicy);
  /** Text to show instead of the general one, as key of the message catalogue. */
  readonly messageId?: string;
  /** The same for a failure of its own kind; undefined leaves the usual text. */
  readonly messageOf?: (error: Error) => string | undefined;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

/** A call that has failed for good. */
export interface CallFailure {
  readonly policy: FailurePolicy;
  readonly error: Error;
  readonly meta: CallMeta | undefined;
}

/** Maximum number of retries of a read. Writes are never retried automatically. */
const maxRetries = 1;

/** Delays in milliseconds before a read is retried. */
export interface Pauses {
  /** The delay, plus a random share of up to half of it, so that clients don't retry simultaneously. */
  readonly usual: number;
  /** Maximum Retry-After of a server in milliseconds; beyond it the failure is shown. */
  readonly longestRetryAfter: number;
}

/** With two attempts of 15 seconds nobody waits longer than 35. */
export const defaultDelays: Pauses = { usual: 500, longestRetryAfter: 5_000 };

/** True if a failed read is worth a retry: no answer, a server error, too many requests, or a request that timed out on its way. */
export function shouldRetry(failures: number, error: Error, { longestRetryAfter } = defaultDelays): boolean {
  // The transport has asked twice for a token already.
  if (failures >= maxRetries || error instanceof SessionUnreachableError) return false;
  if (error instanceof FetchError) return true;
  if (!(error instanceof ResponseError)) return false;
  return (error.status >= 500 || [408, 429].includes(error.status)) && (error.retryAfter ?? 0) * 1000 <= longestRetryAfter;
}

/** Milliseconds before the retry: the server's Retry-After, else the usual delay. `random` is from 0 to below 1. */
export function retryDelayMs(error: Error, { usual } = defaultDelays, random = Math.random()): number {
  if (error instanceof ResponseError && error.retryAfter !== undefined) return error.retryAfter * 1000;
  return usual * (1 + random / 2);
}

interface ClientOptions {
  /** Calls back for every call that has failed for good. */
  onFailure(failure: CallFailure): void;
  /** Delays before a read is retried; default: the usual ones. */
  pauses?: Pauses;
}

/** Makes the cache of the server's answers, with the one policy for failures. */
export function createQueryClient({ onFailure, pauses = defaultDelays }: ClientOptions): QueryClient {
  const logged = new Set<string>();

  function fail(name: string, error: Error, meta: CallMeta | undefined, usual: FailurePolicy): void {
    // At the end of a session the transport redirects to the login; a message on the way would only confuse.
    const isSignedOut = error instanceof ResponseError && error.status === 401;
    const said = meta?.failure ?? usual;
    const wanted = typeof said === 'function' ? said(error) : said;
    const policy = wanted === 'toast' && isSignedOut ? 'silent' : wanted;
    if (policy === 'silent') logOnce(logged, name, error);
    if (!isSignedOut) reportError({ kind: 'call', operation: name, error });
    onFailure({ policy, error, meta });
  }

  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, meta }) => {
        invalidateAfterFailure(queryClient, error, queryKey);
        fail(nameOf(queryKey), error, meta, readRule(queryKey)?.failure ?? 'inline');
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options: { mutationKey }, meta }) => {
        invalidateAfterFailure(queryClient, error);
        fail(nameOf(mutationKey), error, meta, writeFailure(mutationKey?.[0]));
      },
      onSuccess: (_answer, _variables, _result, { options: { mutationKey } }) => {
        const operation = mutationKey?.[0];
        if (isWriteOperation(operation)) invalidateAfter(queryClient, operation);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: ({ queryKey }) => readRule(queryKey)?.staleTime ?? 0,
        retry: (failures, error) => shouldRetry(failures, error, pauses),
        retryDelay: (_failures, error) => retryDelayMs(error, pauses),
      },
      mutations: {
        retry: false,
        // Offline it fails at once and says so, rather than running later when the user no longer expects it.
        networkMode: 'always',
      },
    },
  });
  return queryClient;
}

function nameOf(key: readonly unknown[] | undefined): string {
  return typeof key?.[0] === 'string' ? key[0] : 'call';
}

function logOnce(logged: Set<string>, name: string, error: Error): void {
  const line = `${name}: ${error instanceof ResponseError ? `status ${error.status}` : error.message}`;
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line);
}
