/** How long the pointer or the focus has to stay on a link before anything is fetched, so that passing over costs nothing. */
const hoverDelayMs = 80;
/** For how long a link's target is not fetched again: as long as the answers of the catalogue stay fresh. */
const keepsFor = 5 * 60_000;
/** Links that are remembered. */
const most = 500;

/** The link that the pointer or the focus is on. */
export interface LinkWatch {
  /** It has come to a link. */
  come(href: string): void;
  /** It has left the link, or the link was followed. */
  leave(): void;
}

/** The reader asked the browser to save data, so nothing is fetched on suspicion. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/**
 * Watches links: what one leads to is fetched once somebody rests on it for a moment, and then not again for a while, also when
 * fetching failed.
 */
export function prefetchSoon(fetch: (href: string) => void): LinkWatch {
  const fetched = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(timer);
  return {
    come(href) {
      // The focus that comes back to a fetched link must not stop what the pointer rests on meanwhile.
      if (savesData() || Date.now() - (fetched.get(href) ?? -Infinity) < keepsFor) return;
      leave();
      timer = setTimeout(() => {
        if (fetched.size >= most) fetched.clear();
        fetched.set(href, Date.now());
        fetch(href);
      }, hoverDelayMs);
    },
    leave,
  };
}
