import { createElement, use, useEffect, useEffectEvent, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react';
import { useIntl } from 'react-intl';
import { useToasts } from '../toast/toastQueue';
import { codeFailureToast } from './codeFailureToast';
import { fetchCode } from './fetchCode';
import { tellTrouble } from '../../platform/trouble';
import { whenIdle } from '../../platform/whenIdle';

interface LazyOptions {
  /**
   * What becomes of a failure: `toast` tells it and leaves the place empty; `silent` only leaves it empty, for what adorns the page, what
   * nobody asked for, and what would tell it; `screen` hands it to the next error boundary, for whole screens. What protects is never silent:
   * a question before something happens, a warning, what keeps something from being lost.
   */
  readonly failure?: 'toast' | 'silent' | 'screen';
}

/** A component whose code comes with its first use. */
export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Fetches the code ahead, for instance when the pointer comes near. A failure is told to nobody: what is drawn asks again. */
  prefetch(): void;
  /**
   * Fetches the code before something opens, for callers that wait for it and tell a failure themselves (`codeFailureToast`).
   *
   * @returns whether it is there, and what was wrong where it isn't; it never rejects
   */
  fetch(): Promise<{ readonly isThere: boolean; readonly error?: unknown }>;
  /** A hook: whether the code is there, so that what is drawn of it is to be seen. */
  useIsReady(): boolean;
  /**
   * A hook: fetches the code once the browser has nothing else to do, so that it is there when the network no longer is. A failure is told
   * to nobody.
   *
   * @returns whether the code is there
   */
  useWhenIdle(): boolean;
}

/**
 * Makes a component of code that is fetched when the component is first drawn; the shop's one way to load code later. Once there it is
 * kept, and whatever is drawn later is drawn at once.
 *
 * Nothing is drawn until it is there. Code that can't be fetched leaves its place empty, and a message says so once for each attempt: that
 * the server doesn't answer, or that a new release has removed it and the page has to be reloaded. It is asked for again when the
 * network is back, with the next press anywhere on the page, and when it is next mounted.
 *
 * A screen (`failure: 'screen'`) suspends instead, so that the screen before it stays until it is there, and throws a failure to the next
 * error boundary, each time it is drawn: to try again, draw another lazy component of the same code.
 *
 * `React.lazy` would show nothing first even of code that is there, would take the whole page away with a part that fails, and keeps the
 * failure for as long as the page lives.
 *
 * Like other failures it needs the texts and ToastProvider above it.
 *
 * @param load fetches the code; called again after a failure
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { failure = 'toast' }: LazyOptions = {},
): LazyComponent<Props> {
  let Fetched: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  /** What a screen waits for: kept also when it has failed, for React draws a screen that failed once more before it gives up. */
  let awaited: Promise<ComponentType<Props>> | undefined;
  const drawn = new Set<() => void>();
  const waiting = new Set<(error: unknown) => void>();

  const subscribe = (redraw: () => void) => {
    drawn.add(redraw);
    return () => void drawn.delete(redraw);
  };
  const fetchPart = () => {
    coming ??= fetchCode(load).then(
      (component) => {
        Fetched = component;
        if (awaited !== coming) awaited = undefined;
        for (const redraw of drawn) redraw();
        return component;
      },
      (error: unknown) => {
        coming = undefined;
        console.warn('A part of the page could not be fetched', error);
        tellTrouble({ kind: 'chunk', error });
        // However many places wait for it, it is one failure.
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
      // On its way down, so that the press that brought the part here is not taken for the next one.
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
    // Who has waited reads what it waited for: React draws it again and warns of a reading that is gone then.
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
