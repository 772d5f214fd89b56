import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { FetchError, ResponseError, SessionUnreachableError } from '../http/errors';
import { tellTrouble } from '../platform/trouble';
import { invalidateAfter, invalidateAfterFailure, isWriteOperation, writeFailure } from './invalidation';
import { readRule, type FailurePolicy } from './operations';

/** What a query or mutation says of itself. */
export interface CallMeta extends Record<string, unknown> {
  /** What a person sees of a failure, or of which one, where it isn't what the operation says (`operations.ts`, `invalidation.ts`). */
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

/** Most repetitions of a read. What changes something is never repeated by itself. */
const maxRetries = 1;

/** How long is waited before a read is repeated, in milliseconds. */
export interface Pauses {
  /** The pause, with up to half of it more, so that not everybody comes back at once. */
  readonly usual: number;
  /** Longest time that a server's Retry-After is waited for; beyond it the failure is shown. */
  readonly longestRetryAfter: number;
}

/** With two tries of 15 seconds nobody waits longer than 35. */
export const defaultDelays: Pauses = { usual: 500, longestRetryAfter: 5_000 };

/** Whether a failed read is worth repeating: no answer, the server in trouble, too many requests, or a request that came too slowly. */
export function shouldRetry(failures: number, error: Error, { longestRetryAfter } = defaultDelays): boolean {
  // The transport has asked twice for a token already.
  if (failures >= maxRetries || error instanceof SessionUnreachableError) return false;
  if (error instanceof FetchError) return true;
  if (!(error instanceof ResponseError)) return false;
  return (error.status >= 500 || [408, 429].includes(error.status)) && (error.retryAfter ?? 0) * 1000 <= longestRetryAfter;
}

/** Milliseconds before the repetition: what the server asks for, else the usual pause. `random` is from 0 to below 1. */
export function retryDelayMs(error: Error, { usual } = defaultDelays, random = Math.random()): number {
  if (error instanceof ResponseError && error.retryAfter !== undefined) return error.retryAfter * 1000;
  return usual * (1 + random / 2);
}

interface ClientOptions {
  /** Calls back for every call that has failed for good. */
  onFailure(failure: CallFailure): void;
  /** How long is waited before a read is repeated; without it as usual. */
  pauses?: Pauses;
}

/** Makes the cache of the server's answers, with the one policy for failures. */
export function createQueryClient({ onFailure, pauses = defaultDelays }: ClientOptions): QueryClient {
  const logged = new Set<string>();

  function fail(name: string, error: Error, meta: CallMeta | undefined, usual: FailurePolicy): void {
    // When a session ends the transport leads to the login; a message on the way there would only startle.
    const isSignedOut = error instanceof ResponseError && error.status === 401;
    const said = meta?.failure ?? usual;
    const wanted = typeof said === 'function' ? said(error) : said;
    const policy = wanted === 'toast' && isSignedOut ? 'silent' : wanted;
    if (policy === 'silent') logOnce(logged, name, error);
    if (!isSignedOut) tellTrouble({ kind: 'call', operation: name, error });
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
        // Offline it fails at once and says so, instead of being done some time later when nobody expects it any more.
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
