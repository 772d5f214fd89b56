import { overlayMoves } from './overlayMoves';

type State = Readonly<Record<string, unknown>> | null;
type Write = History['pushState'];

/** Open overlays, the lowest first, each with the function that closes it. */
const opened: { close(): void }[] = [];
/** The current history entry as last written. When `popstate` fires, the browser has already moved. */
let here = { state: null as State, url: '' };
/** Steps of the shop's own pending `history.go`; 0 if none is pending. */
let steps = 0;
/** True while another document loads: a move within this one would cancel that. */
let isLeaving = false;
/** The browser's own history functions while the shop's wrappers replace them; undefined otherwise. */
let browsers: { pushState: Write; replaceState: Write } | undefined;

const stateNow = () => window.history.state as State;
/** Number of open overlays at an entry. */
const depthOf = (state: State) => (state?.['overlays'] ?? 0) as number;
const atDepth = (state: State, overlays: number) => ({ ...state, overlays });
/** True if two entries belong to the same page, by the router's index. */
const areOfOnePage = (one: State, other: State) => one?.['idx'] === other?.['idx'];
const noteEntry = () => {
  here = { state: stateNow(), url: window.location.href };
};

/**
 * Gives an open overlay a history entry of its own, so that Back closes it and leaves the page unchanged
 * (record 033). All entries of a page share its address and the router's state. The router isn't notified of moves
 * between them.
 *
 * @returns function to call once the overlay is closed; it removes the entry
 */
export function enterOverlay(close: () => void): () => void {
  const overlay = { close };
  opened.push(overlay);
  isLeaving = false;
  queueMicrotask(settle);
  return () => {
    opened.splice(opened.indexOf(overlay), 1);
    settleSoon();
  };
}

/** Leaves the entries of overlays that a reload has closed. */
export function leaveLostOverlays(): void {
  settle();
}

/** Settles in a later task: the press that closes an overlay may also navigate, and that must happen first. */
function settleSoon(): void {
  setTimeout(settle, 0);
}

/** Adds the missing entries of open overlays, or leaves those of closed ones. */
function settle(): void {
  if (steps !== 0 || isLeaving) return;
  const depth = depthOf(stateNow());
  if (depth === 0 && opened.length === 0) {
    stopWatching();
    return;
  }
  watch();
  for (let next = depth + 1; next <= opened.length; next++) browsers?.pushState.call(window.history, atDepth(stateNow(), next), '');
  noteEntry();
  if (depth > opened.length) travel(opened.length - depth);
}

function travel(by: number): void {
  steps = by;
  window.history.go(by);
}

/** Wraps the history functions while overlays are open: a new page replaces an overlay's entry, so that Back doesn't return to it. */
function watch(): void {
  if (browsers) return;
  const { history } = window;
  const { pushState, replaceState } = history;
  browsers = { pushState, replaceState };
  window.addEventListener('beforeunload', onLeave);
  history.pushState = (state: State, unused, url) => {
    const depth = depthOf(stateNow());
    const { pathname } = window.location;
    (depth > 0 ? replaceState : pushState).call(history, state, unused, url);
    noteEntry();
    // Leaves the entries of the overlays below as well.
    if (depth > 1 && steps === 0) travel(-depth);
    // An overlay that stays open while the page's address changes gets a new entry. On another page it unmounts,
    // which removes its entry.
    else if (window.location.pathname === pathname) settleSoon();
  };
  history.replaceState = (state: State, unused, url) => {
    const depth = depthOf(stateNow());
    replaceState.call(history, depth > 0 ? atDepth(state, depth) : state, unused, url);
    noteEntry();
  };
}

function onLeave(): void {
  isLeaving = true;
}

function stopWatching(): void {
  if (!browsers) return;
  browsers = undefined;
  window.removeEventListener('beforeunload', onLeave);
  Reflect.deleteProperty(window.history, 'pushState');
  Reflect.deleteProperty(window.history, 'replaceState');
}

function onMove(event: PopStateEvent): void {
  // A synthetic event only tells the router about an entry that a script has written; nothing has moved.
  if (!event.isTrusted) return;
  const from = here;
  const state = stateNow();
  const depth = depthOf(state);
  if (!browsers) {
    // Forward has reached the entry of a closed overlay: leave it again.
    if (depth > 0) window.history.go(-depth);
    return;
  }
  const moved = steps;
  steps = 0;
  isLeaving = false;
  if (areOfOnePage(from.state, state)) {
    event.stopImmediatePropagation();
    // The page's address may have changed while the overlay was open.
    browsers.replaceState.call(window.history, atDepth(from.state, depth), '', from.url);
    if (moved === 0 && opened.length === 0 && depthOf(from.state) > depth) {
      // The entry of an overlay that closed during a navigation which came to nothing: this Back was meant for the page.
      noteEntry();
      window.history.go(-1 - depth);
      return;
    }
    if (moved === 0) for (const { close } of opened.slice(depth).toReversed()) close();
  } else if (moved !== 0) {
    event.stopImmediatePropagation();
    // The user opened another page during the move: it becomes the entry after the page with the overlays.
    if (depth > 0) {
      travel(-depth);
      return;
    }
    browsers.pushState.call(window.history, from.state, '', from.url);
  }
  noteEntry();
  settleSoon();
}

overlayMoves.onMove = onMove;
// A page restored from the back/forward cache has lost its pending move.
window.addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  steps = 0;
  isLeaving = false;
  settle();
});
