import { createElement, use, useEffect, useEffectEvent, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '../toast/toastQueue';
import { codeFailureToast } from './codeFailureToast';
import { fetchCode } from './fetchCode';
import { reportError } from '#platform/errorReports.ts';
import { publisher } from '#platform/publisher.ts';
import { whenIdle } from '#platform/whenIdle.ts';

interface LazyOptions {
  /**
   * Reaction to a failed load. `toast` reports it and renders nothing. `silent` only renders nothing, for decoration,
   * for parts that no user asked for, and for the parts that report failures. `screen` throws to the next error
   * boundary. Never `silent` for safeguards: confirmations, warnings, anything that prevents a loss.
   */
  readonly failure?: 'toast' | 'silent' | 'screen';
}

/** A component whose code is loaded when it is first used. */
export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Loads the code ahead, for instance on hover. Doesn't report a failure: rendering the component retries. */
  prefetch(): void;
  /**
   * Loads the code before something opens, for callers that wait for it and report a failure themselves
   * (`codeFailureToast`).
   *
   * @returns success, or the error; never rejects
   */
  fetch(): Promise<{ readonly isThere: boolean; readonly error?: unknown }>;
  /** Hook: true once the code is loaded, so that the component renders at once. */
  useIsReady(): boolean;
  /**
   * Hook: loads the code when the browser is idle, so that it also works offline later. Doesn't report a failure.
   *
   * @returns true once the code is loaded
   */
  useWhenIdle(): boolean;
}

/**
 * Makes a component whose code is loaded when it is first rendered; the only way to load code lazily here. Loaded
 * code is kept, so later renders are immediate.
 *
 * Renders nothing until then. A failed load leaves the place empty and shows one toast per attempt: either the server
 * doesn't answer, or a new release needs a reload. It retries when the network returns, on the next click anywhere,
 * and on the next mount.
 *
 * A screen (`failure: 'screen'`) suspends instead, so that the previous screen stays visible. It throws a failure to
 * the next error boundary at every render. To retry, render another lazy component of the same code.
 *
 * `React.lazy` renders a fallback first even for loaded code. One failed part takes the whole page away, and the
 * failure is cached for the life of the page.
 *
 * Needs texts and ToastProvider above it.
 *
 * @param load loads the code; called again after a failure
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure = 'toast' }: LazyOptions = {},
): LazyComponent<Props> {
  let Fetched: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  /** Promise that a screen waits for. Kept after a failure, because React renders a failed screen once more before giving up. */
  let awaited: Promise<ComponentType<Props>> | undefined;
  const { subscribe, publish } = publisher();
  const waiting = new Set<(error: unknown) => void>();

  const fetchPart = () => {
    coming ??= fetchCode(load).then(
      (component) => {
        Fetched = component;
        if (awaited !== coming) awaited = undefined;
        publish();
        return component;
      },
      (error: unknown) => {
        coming = undefined;
        console.warn('A part of the page could not be fetched', error);
        reportError({ kind: 'chunk', error });
        // One failure, one toast, however many places wait.
        const [tell] = waiting;
        tell?.(error);
        throw error;
      },
    );
    return coming;
  };
  const fetch = () =>
    fetchPart().then(
      () => ({ isThere: true }),
      (error: unknown) => ({ isThere: false, error }),
    );
  const prefetch = () => void fetch();
  const useFetched = () => useSyncExternalStore(subscribe, () => Fetched);

  function Lazy(props: Props) {
    const intl = useIntl();
    const toasts = useToasts();
    const Component = useFetched();
    const isMissing = !Component;
    const tell = useEffectEvent((error: unknown) => {
      if (failure !== 'silent') toasts.show(codeFailureToast(intl, error, prefetch));
    });
    useEffect(() => {
      if (!isMissing) return;
      const hear = (error: unknown) => tell(error);
      waiting.add(hear);
      prefetch();
      window.addEventListener('online', prefetch);
      // In the capture phase, so that the click that mounted the part doesn't count as the next one.
      window.addEventListener('click', prefetch, { capture: true });
      return () => {
        waiting.delete(hear);
        window.removeEventListener('online', prefetch);
        window.removeEventListener('click', prefetch, { capture: true });
      };
    }, [isMissing]);
    return Component ? createElement(Component, props) : null;
  }

  function LazyScreen(props: Props) {
    // Must read the promise it has suspended on: React renders again, and warns if that read is missing then.
    const Component = awaited ? use(awaited) : (Fetched ?? use((awaited = fetchPart())));
    return createElement(Component, props);
  }

  const useWhenIdle = () => {
    useEffect(() => whenIdle(prefetch), []);
    return useFetched() !== undefined;
  };
  return Object.assign(failure === 'screen' ? LazyScreen : Lazy, {
    prefetch,
    fetch,
    useIsReady: () => useFetched() !== undefined,
    useWhenIdle,
  });
}
