/** Milliseconds that the pointer or the focus must stay on a link before a prefetch, so that passing over costs nothing. */
const hoverDelayMs = 80;
/** For how long a link's target is not fetched again: as long as the answers of the catalogue stay fresh. */
const ttlMs = 5 * 60_000;
/** Links that are remembered. */
const maxRemembered = 500;

/** The link that the pointer or the focus is on. */
export interface LinkWatch {
  /** The pointer or focus has entered a link. */
  onEnter(href: string): void;
  /** It has left the link, or the link was followed. */
  onLeave(): void;
}

/** The reader asked the browser to save data, so nothing is fetched on suspicion. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Watches links: prefetches one's data when the user rests on it for a moment, and then not again for a while, even after a failure. */
export function prefetchSoon(fetch: (href: string) => void): LinkWatch {
  const fetched = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(timer);
  return {
    onEnter(href) {
      // A focus that returns to a prefetched link must not cancel the timer of the link under the pointer.
      if (savesData() || Date.now() - (fetched.get(href) ?? -Infinity) < ttlMs) return;
      leave();
      timer = setTimeout(() => {
        if (fetched.size >= maxRemembered) fetched.clear();
        fetched.set(href, Date.now());
        fetch(href);
      }, hoverDelayMs);
    },
    onLeave: leave,
  };
}
