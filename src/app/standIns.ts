/**
 * Polyfills for the oldest supported browsers (package.json, `browserslist`). A chunk that only such a browser fetches: the entry
 * script loads it before any code that needs it.
 */
import 'core-js/modules/es.array.to-reversed';
import 'core-js/modules/es.array.to-sorted';
import 'core-js/modules/es.array.to-spliced';
import 'core-js/modules/es.string.is-well-formed';
import 'core-js/modules/es.string.to-well-formed';
import 'core-js/modules/web.url.can-parse';

/** A signal that is aborted as soon as one of the signals is, with its reason. */
function anySignal(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  const all = [...signals];
  const abort = ({ reason }: AbortSignal) => {
    controller.abort(reason);
    for (const signal of all) signal.removeEventListener('abort', onAbort);
  };
  const onAbort = (event: Event) => abort(event.target as AbortSignal);
  const aborted = all.find((signal) => signal.aborted);
  if (aborted) abort(aborted);
  else for (const signal of all) signal.addEventListener('abort', onAbort);
  return controller.signal;
}

// The standard library's types declare it.
if (!('any' in AbortSignal)) Object.defineProperty(AbortSignal, 'any', { value: anySignal, configurable: true, writable: true });
