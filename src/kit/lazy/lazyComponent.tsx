import { createElement, useEffect, useEffectEvent, useSyncExternalStore, type ComponentType, type FunctionComponent } from 'react';
import { useIntl } from 'react-intl';
import { limits } from '../../domain/limits';
import { useToasts } from '../toast/toastQueue';
import { fetchCode } from './fetchCode';

interface LazyOptions {
  /** Nobody is told that it can't be fetched: it only adorns the page, nobody asked for it, or it is what would tell it. */
  readonly isQuiet?: boolean;
}

/** A component whose code comes with its first use. */
export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Fetches the code ahead, for instance when the pointer comes near. A failure is told to nobody: what is drawn asks again. */
  prefetch(): void;
  /** A hook: whether the code is there, so that what is drawn of it is to be seen. */
  useIsReady(): boolean;
}

/**
 * Makes a component of code that is fetched when the component is first drawn. Nothing is drawn until it is there; once there it is
 * kept, and whatever is drawn later is drawn at once.
 *
 * Code that can't be fetched, because there is no network or a new release has removed it, leaves its place empty, and the general
 * failure message says so once for each attempt (P§8 "Generic failure"). It is asked for again when the network is back, with the
 * next press anywhere on the page, and when it is next mounted.
 *
 * `React.lazy` throws in that case, which takes away everything up to the next error boundary, with none the whole shop; and it
 * keeps the failure for as long as the page lives.
 *
 * Like other failures it needs the texts and ToastProvider above it.
 *
 * @param load fetches the code; called again after a failure
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>, { isQuiet = false }: LazyOptions = {},
): LazyComponent<Props> {
  let Fetched: ComponentType<Props> | undefined;
  let isComing = false;
  const drawn = new Set<() => void>();
  const waiting = new Set<() => void>();

  const subscribe = (redraw: () => void) => {
    drawn.add(redraw);
    return () => void drawn.delete(redraw);
  };
  const fetchPart = () => {
    if (Fetched || isComing) return;
    isComing = true;
    fetchCode(load).then(
      (component) => {
        isComing = false;
        Fetched = component;
        for (const redraw of drawn) redraw();
      },
      (error: unknown) => {
        isComing = false;
        console.warn('A part of the page could not be fetched', error);
        // However many places wait for it, it is one failure.
        const [tell] = waiting;
        tell?.();
      },
    );
  };

  const useFetched = () => useSyncExternalStore(subscribe, () => Fetched);

  function Lazy(props: Props) {
    const intl = useIntl();
    const toasts = useToasts();
    const Component = useFetched();
    const isMissing = !Component;
    const tell = useEffectEvent(() => {
      if (isQuiet) return;
      toasts.show({
        severity: 'error',
        title: intl.formatMessage({ id: 'app.error.generic.title' }),
        text: intl.formatMessage({ id: 'app.error.generic.text' }),
        autoCloseMs: limits.errorToast,
      });
    });
    useEffect(() => {
      if (!isMissing) return;
      const hear = () => tell();
      waiting.add(hear);
      fetchPart();
      window.addEventListener('online', fetchPart);
      // On its way down, so that the press that brought the part here is not taken for the next one.
      window.addEventListener('click', fetchPart, { capture: true });
      return () => {
        waiting.delete(hear);
        window.removeEventListener('online', fetchPart);
        window.removeEventListener('click', fetchPart, { capture: true });
      };
    }, [isMissing]);
    return Component ? createElement(Component, props) : null;
  }
  return Object.assign(Lazy, { prefetch: fetchPart, useIsReady: () => useFetched() !== undefined });
}
